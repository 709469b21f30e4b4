import type { ReactNode } from 'react'
import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { cycleOf, type HostingExtra, priceFor } from '@/features/catalogue/model/priceList'
import { formatAmount, formatEuro } from '@/platform/money/euro'
import { draftLines } from '../../model/orderLines'
import { domainLabel } from './messages'
import type { StepProps } from './stepProps'

type CartStepProps = Pick<StepProps, 'draft' | 'list' | 'extrasHeading' | 'choose' | 'change' | 'dropDomain'>

/** What lies in the cart, and what can go with it. */
export function CartStep({ draft, list, extrasHeading, choose, change, dropDomain }: CartStepProps) {
  const { extras, cycle, domain } = draft.basket
  const lines = draftLines(draft, list)
  const amountOf = (kind: 'package' | 'domain') => lines.find(line => line.kind === kind)?.amount ?? 0
  const { label: paid } = cycleOf(cycle)
  const tick = (key: string, yes: boolean) =>
    choose({ extras: yes ? [...extras, key] : extras.filter(each => each !== key) })
  return (
    <>
      <ul className="slip mt-7 px-5 md:px-7">
        <CartLine
          label={`Pakket, ${paid.toLowerCase()}`}
          answer={lines.find(line => line.kind === 'package')?.label ?? ''}
          amount={formatAmount(amountOf('package'))}
        >
          <button type="button" className={LINK} onClick={() => change('pakket')}>
            Wijzig<span className="sr-only"> pakket</span>
          </button>
        </CartLine>
        <CartLine
          label={domain ? domainLabel(domain) : 'Domeinnaam'}
          answer={domain?.name ?? 'nog niet gekozen'}
          amount={domain ? formatAmount(amountOf('domain')) : ''}
        >
          <button type="button" className={LINK} onClick={() => change('pakket')}>
            {domain ? 'Wijzig' : 'Kies'}
            <span className="sr-only"> domeinnaam</span>
          </button>
          {domain && (
            <button type="button" className={LINK} onClick={dropDomain}>
              Weghalen<span className="sr-only">: {domain.name}</span>
            </button>
          )}
        </CartLine>
      </ul>
      <fieldset className="mt-10 grid gap-2.5">
        <legend className="mb-4 font-bold font-head text-2xl tracking-tight">{extrasHeading}</legend>
        {list.extras.map(extra => (
          <ChoiceLine
            key={extra.key}
            type="checkbox"
            label={extra.name}
            description=""
            price={priceText(extra, cycle)}
            checked={extras.includes(extra.key)}
            onChange={event => tick(extra.key, event.target.checked)}
          />
        ))}
      </fieldset>
      <p className="mt-3 text-soft text-sm">Prijzen excl. btw. Wat het incl. btw wordt, staat op de bon.</p>
    </>
  )
}

const LINK = 'link min-h-11 px-1 sm:min-h-6'

function priceText(extra: HostingExtra, cycle: StepProps['draft']['basket']['cycle']): string {
  return `${formatEuro(priceFor(extra, cycle))} ${cycleOf(cycle).per}`
}

type CartLineProps = { label: string; answer: string; amount: string; children: ReactNode }

/** A line of the cart, with what can be done about it. */
function CartLine({ label, answer, amount, children }: CartLineProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-rule border-b py-4 last:border-0">
      <p className="leading-snug">
        <span className="block text-soft text-sm">{label}</span>
        <span className="font-semibold text-pen [overflow-wrap:anywhere]">{answer}</span>
      </p>
      <p className="price text-pen">{amount}</p>
      <p className="col-span-2 -ml-1 flex flex-wrap gap-x-4">{children}</p>
    </li>
  )
}
