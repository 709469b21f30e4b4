import { Tick } from '@/design-system/primitives/Tick'
import { cycleOf } from '@/features/catalogue/model/cycles'
import { formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import type { ChecklistItem } from '../../model/checklist'
import { DOMAIN_STATES } from '../../model/domainStates'
import type { OwnOrder } from '../../model/ownRecords'
import { nextEvent } from './orderFacts'

/** How an order stands, fact by fact, and what we still do for it. */
export function OrderDetails({ order }: { order: OwnOrder }) {
  const facts = factsOf(order).filter(([, value]) => value)
  return (
    <>
      <dl className="border-ink border-t-2">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-rule border-b py-3 sm:grid-cols-[190px_1fr] sm:items-baseline"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {order.status === 'active' && order.checklist.some(isToDo) && <SettingUp {...order} />}
    </>
  )
}

function factsOf(order: OwnOrder): [string, string | false | null][] {
  const { orderedOn, startedOn, billingCycle, domainName, domainState, domainRenewsOn, setUpAt, endsOn } =
    order
  const state = DOMAIN_STATES.find(({ value }) => value === domainState)?.label
  return [
    ['Besteld op', formatPlainDay(orderedOn)],
    ['Loopt vanaf', startedOn && formatPlainDay(startedOn)],
    ['Klaargezet', setUpAt && formatMoment(new Date(setUpAt))],
    ['Betaling', cycleOf(billingCycle).label],
    ['Hierna', nextEvent(order)],
    ['Domeinnaam', domainName && (state ? `${domainName} (${state.toLowerCase()})` : domainName)],
    ['Domein verlengt op', domainRenewsOn && !endsOn && formatPlainDay(domainRenewsOn)],
  ]
}

function SettingUp({ setUpBy, setUpAt, checklist }: OwnOrder) {
  return (
    <div className="rounded-slip bg-yellow p-5">
      <h2 className="text-xl">We zijn ermee bezig</h2>
      {setUpBy && !setUpAt && <p className="mt-1">Klaar voor {formatMoment(new Date(setUpBy))}.</p>}
      <ul className="mt-4 grid gap-2.5 font-medium">
        {checklist.map(({ key, label, doneAt }, nth) => (
          <li key={key} className="flex items-center gap-3">
            <Tick checked={doneAt !== null} nth={nth} />
            {label}
            <span className="sr-only">{doneAt ? '(gedaan)' : '(nog te doen)'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const isToDo = ({ doneAt }: ChecklistItem) => doneAt === null
