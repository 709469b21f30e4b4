import { Fragment, type ReactNode } from 'react'
import { Breadcrumbs } from '@/design-system/layout/PageHead'
import { StatusBadge } from '@/design-system/layout/Section'
import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import { Tick } from '@/design-system/primitives/Tick'
import { cycleOf, perTerm } from '@/features/catalogue/model/terms'
import type { Company } from '@/features/company/model/company'
import { formatAmount } from '@/platform/money/euro'
import { euroReadings, VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { vatLabel } from '@/platform/money/vatLabel'
import { capitalised } from '@/platform/text/format'
import { formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import type { ExtraOffer } from '../../model/charges'
import type { ChecklistItem } from '../../model/checklist'
import { DOMAIN_STATES } from '../../model/domain'
import type { Leaving } from '../../model/leaving'
import { type OrderLine, timesText } from '../../model/orderLines'
import { orderIs } from '../../model/orderStatus'
import { isHosting, whatRuns } from '../../model/orderSubject'
import { endingOf, type OwnOrder } from '../../model/ownOrder'
import { refundDueOn } from '../../model/withdrawal'
import { type OrderActions, OrderChanges } from './OrderChanges'
import { type AgreedPrice, agreedPrices, dueNow, nextEvent, statusOfOrder } from './orderFacts'

type OrderViewProps = {
  order: OwnOrder
  leaving: Leaving | null
  /** Which one of both VAT readings its customer sees. */
  reading: VatReading
  /** Whose VAT it is where it is not ours. */
  country: string
  offers: ExtraOffer[]
  company: Pick<Company, 'phone'>
  actions: OrderActions
  payButton: (order: OwnOrder) => ReactNode
}

export function OrderView({
  order,
  leaving,
  reading,
  country,
  offers,
  company: { phone },
  actions,
  payButton,
}: OrderViewProps) {
  const { id, number, domainName, title, endsOn, withdrawnOn } = order
  const { label, tone } = statusOfOrder(order)
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: 'Mijn hosting', path: '/hosting-dashboard' },
          { name: `Bestelling ${number}`, path: `/hosting-dashboard/bestelling/${id}` },
        ]}
      />
      <div className="overflow-x-clip">
        <div className="wrap grid items-start gap-x-18 gap-y-10 pt-6 pb-20 lg:grid-cols-[1.2fr_.8fr] lg:grid-rows-[auto_1fr] lg:pt-10">
          <div className="grid gap-8">
            <header>
              <StatusBadge tone={tone}>{label}</StatusBadge>
              <h1 className="mt-4 font-extrabold text-[clamp(2rem,4.4vw,3.6rem)] leading-none [overflow-wrap:anywhere]">
                {domainName ?? title}
              </h1>
              {domainName && <p className="mt-3 font-semibold text-lg text-pen">{title}</p>}
            </header>
            {orderIs('awaitsPayment', order) && (
              <div className="grid max-w-md gap-4">
                <p>
                  {order.startsOn
                    ? `${capitalised(whatRuns(order))} begint op ${formatPlainDay(order.startsOn)}, als je betaald hebt.`
                    : `${capitalised(whatRuns(order))} begint zodra je betaling binnen is.`}
                  <strong className="block font-semibold tabular-nums">{dueNow(order, reading)}</strong>
                </p>
                {payButton(order)}
              </div>
            )}
            {orderIs('isScheduled', order) && order.startsOn && (
              <p className="rounded-slip bg-yellow p-5">
                Je betaling is binnen. Op <strong>{formatPlainDay(order.startsOn)}</strong>, de dag na je
                bedenktijd, gaan we aan de slag. Je termijn telt vanaf die dag.
              </p>
            )}
            {orderIs('isSuspended', order) && (
              <p className="rounded-slip bg-pink p-5">
                {isHosting(order) ? 'Je site en je mail doen het nu niet.' : `${order.title} staat nu stil.`}{' '}
                Er gaat niets verloren. Bel ons op {phone}, dan kijken we samen wat er nodig is om alles weer
                aan te zetten.
              </p>
            )}
            {orderIs('isBillable', order) && endsOn && (
              <p className="rounded-slip bg-pink p-5">
                Je hebt opgezegd. Tot <strong>{formatPlainDay(endsOn)}</strong> blijft alles werken; die dag
                stopt {whatRuns(order)}. Krijg je geld terug, dan staat de creditfactuur bij{' '}
                <a href="/hosting-dashboard#facturen" className="link">
                  je facturen
                </a>
                . Toch blijven? Bel ons op {phone}.
              </p>
            )}
            {withdrawnOn && <Withdrawn order={order} on={withdrawnOn} />}
            {orderIs('isClosed', order) && order.paidAhead > 0 && (
              <p className="rounded-slip bg-yellow p-5">
                Voor deze bestelling kwam <strong>{formatAmount(order.paidAhead)}</strong> binnen. Dat storten
                we terug. Vragen? Bel ons op {phone}.
              </p>
            )}
            {orderIs('isClosed', order) && <Again order={order} phone={phone} />}
            <OrderDetails order={order} />
          </div>
          <div className="lg:sticky lg:top-24 lg:row-span-2">
            <OrderSlip order={order} reading={reading} country={country} />
          </div>
          <OrderChanges {...{ order, leaving, reading, offers, phone, actions }} />
        </div>
      </div>
    </>
  )
}

function Again({ order, phone }: { order: OwnOrder; phone: string }) {
  const lapsed = endingOf(order) === 'lapsed'
  const owes =
    lapsed && order.paidAhead === 0 && 'Deze bestelling is vervallen, en je hoeft niets te betalen. '
  if (!isHosting(order))
    return (
      <p>
        {owes}Wil je dit {lapsed ? 'toch' : 'weer'}? Bel ons op {phone}.
      </p>
    )
  return (
    <p>
      {owes}Wil je {lapsed ? 'toch' : 'weer'} hosting?{' '}
      <a href="/hosting-bestellen" className="link font-semibold">
        Bestel die opnieuw
      </a>
      , of bel ons op {phone}.
    </p>
  )
}

function Withdrawn({ order: { startedOn, startRequested }, on }: { order: OwnOrder; on: string }) {
  const began = startRequested
    ? 'Wat al geleverd is, betaal je. De rest van wat je betaald hebt, krijg je uiterlijk op'
    : 'Wat je betaald hebt, krijg je uiterlijk op'
  const back = startedOn
    ? began
    : 'Je hoeft niets meer te betalen. Had je al betaald, dan krijg je alles uiterlijk op'
  return (
    <p className="rounded-slip bg-yellow p-5">
      Je hebt deze bestelling herroepen. {back} <strong>{formatPlainDay(refundDueOn(on))}</strong> terug.{' '}
      {startedOn && startRequested && 'Het bedrag staat in de mail over je herroeping. '}
      {startedOn ? 'De' : 'Een'} creditfactuur staat {startedOn ? '' : 'dan '}bij{' '}
      <a href="/hosting-dashboard#facturen" className="link">
        je facturen
      </a>
      .
    </p>
  )
}

function OrderDetails({ order }: { order: OwnOrder }) {
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
      {orderIs('isWorkedOn', order) && order.checklist.some(isToDo) && <SettingUp {...order} />}
    </>
  )
}

function factsOf(order: OwnOrder): [string, string | false | null][] {
  const { orderedOn, startedOn, billingCycle, domainName, domainState, domainRenewsOn, setUpAt } = order
  const { endsOn, startRequested, nameFrom } = order
  const isClosed = orderIs('isClosed', order)
  const state = DOMAIN_STATES.find(({ value }) => value === domainState)?.label
  return [
    ['Besteld op', formatPlainDay(orderedOn)],
    ['Begonnen', startedOn && startRequested && 'meteen, op jouw verzoek'],
    [isClosed ? 'Liep vanaf' : 'Loopt vanaf', startedOn && formatPlainDay(startedOn)],
    ['Klaargezet', setUpAt && formatMoment(new Date(setUpAt))],
    ['Betaling', cycleOf(billingCycle).label],
    [isClosed ? 'Einde' : 'Hierna', nextEvent(order)],
    ['Domeinnaam', domainName && (state ? `${domainName} (${state.toLowerCase()})` : domainName)],
    ['Naam vastleggen vanaf', nameFrom && formatPlainDay(nameFrom)],
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

const KINDS: Record<OrderLine['kind'], string> = {
  package: 'Pakket',
  extra: 'Extra',
  domain: 'Domeinnaam',
  service: 'Dienst',
}

function OrderSlip({ order, reading, country }: Pick<OrderViewProps, 'order' | 'reading' | 'country'>) {
  return (
    <Slip title="Werkbon" note={`Zoals afgesproken, ${VAT_LABELS[reading]}`} number={order.number}>
      <dl className="px-5 md:px-7">
        {order.lines.map(({ kind, key, label, quantity, amount, renewal, vatRate }) => (
          <SlipRow
            key={`${kind}${key}`}
            label={KINDS[kind]}
            answer={kind === 'domain' ? key : timesText(label, quantity)}
            amount={
              renewal
                ? `${euroReadings(renewal.amount, vatRate)[reading]} ${perTerm(renewal.months)}`
                : `${euroReadings(amount, vatRate)[reading]} eenmalig`
            }
          />
        ))}
        {order.announcedPrices.map(({ kind, key, amount, from }) => {
          const line = order.lines.find(each => each.kind === kind && each.key === key)
          return (
            line && (
              <SlipRow
                key={`${from}${kind}${key}`}
                label={`Vanaf ${formatPlainDay(from)}`}
                answer={line.label}
                amount={`${euroReadings(amount, line.vatRate)[reading]} ${cycleOf(order.billingCycle).per}`}
              />
            )
          )
        })}
      </dl>
      <div className="grid gap-5 px-5 pt-5 md:px-7">
        {agreedPrices(order).map(price => (
          <Total key={price.per} {...price} reading={reading} country={country} />
        ))}
      </div>
    </Slip>
  )
}

type TotalProps = AgreedPrice & Pick<OrderViewProps, 'reading' | 'country'>

function Total({ per, amounts, reading, country }: TotalProps) {
  const style = (each: VatReading) =>
    each === reading ? 'font-extrabold font-head text-3xl tracking-tight' : 'font-semibold'
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 tabular-nums">
      <dt className="font-semibold">Samen {per}, excl. btw</dt>
      <dd className={`text-right ${style('excl')}`}>{formatAmount(amounts.excl)}</dd>
      {amounts.vatRates.map(each => (
        <Fragment key={vatLabel(each)}>
          <dt className="text-soft">{vatLabel(each, country)}</dt>
          <dd className="text-right">{formatAmount(each.vat)}</dd>
        </Fragment>
      ))}
      <dt className="font-semibold">Incl. btw</dt>
      <dd className={`text-right ${style('incl')}`}>{formatAmount(amounts.incl)}</dd>
    </dl>
  )
}
