import { OneReading } from '@/design-system/prices/PricePair'
import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import type { PriceList } from '@/features/catalogue/model/priceList'
import { cycleOf } from '@/features/catalogue/model/terms'
import { formatAmount } from '@/platform/money/euro'
import { amountReadings, type VatReading } from '@/platform/money/readings'
import { vatLabel } from '@/platform/money/vatLabel'
import type { OrderDraft } from '../../model/orderDraft'
import { draftLines, laterCosts, type OrderLine, orderTotals } from '../../model/orderLines'
import { domainLabel } from './messages'

type OrderSlipProps = { draft: OrderDraft; list: PriceList; copies?: boolean }

export function OrderSlip({ draft, list, copies }: OrderSlipProps) {
  const { basket, customer } = draft
  const lines = draftLines(draft, list)
  const chosen = lines.find(line => line.kind === 'package')
  const domain = lines.find(line => line.kind === 'domain')
  return (
    <Slip title="Werkbon" note="Hosting" number="concept" copies={copies}>
      <dl className="px-5 md:px-7">
        <SlipRow
          label={basket.domain ? domainLabel(basket.domain) : 'Domeinnaam'}
          answer={basket.domain?.name ?? ''}
          amount={domain && <LineAmount line={domain} />}
          empty="nog niet gekozen"
        />
        <SlipRow
          label={`Pakket, ${cycleOf(basket.cycle).label.toLowerCase()}`}
          answer={chosen?.label ?? ''}
          amount={chosen && <LineAmount line={chosen} />}
          empty="nog niet gekozen"
        />
        {lines
          .filter(line => line.kind === 'extra')
          .map((line, index) => (
            <SlipRow
              key={line.key}
              label={index === 0 ? 'Extra' : ''}
              answer={line.label}
              amount={<LineAmount line={line} />}
            />
          ))}
        <SlipRow
          label="Op naam van"
          answer={customer.kind === 'business' && customer.company ? customer.company : customer.name}
          empty="nog invullen"
        />
      </dl>
      <AmountLines lines={lines} country={draft.treated?.country} />
      <RenewalNote lines={lines} />
    </Slip>
  )
}

type LineAmountProps = { line: Pick<OrderLine, 'amount' | 'vatRate'> }

export function LineAmount({ line: { amount, vatRate } }: LineAmountProps) {
  return <OneReading {...amountReadings(amount, vatRate)} />
}

/** `country` is whose VAT it is where it is not ours. */
type AmountLinesProps = { lines: readonly OrderLine[]; country?: string }

export function AmountLines({ lines, country }: AmountLinesProps) {
  const { excl, incl, vatRates } = orderTotals(lines)
  if (lines.length === 0)
    return <p className="px-5 pt-4 text-soft md:px-7">Kies een pakket, dan zie je hier wat het kost.</p>
  return (
    <dl className="grid gap-1 px-5 pt-4 text-sm md:px-7">
      <TotalRow reading="excl" label="Excl. btw" amount={excl} />
      {vatRates.map(each => (
        <div key={vatLabel(each)} className="flex justify-between gap-4 text-soft">
          <dt>{vatLabel(each, country)}</dt>
          <dd className="tabular-nums">{formatAmount(each.vat)}</dd>
        </div>
      ))}
      <TotalRow reading="incl" label={`Nu te betalen, incl.\u00a0btw`} amount={incl} />
    </dl>
  )
}

type TotalRowProps = { reading: VatReading; label: string; amount: number }

/** Whose prices come first decides which total leads. */
function TotalRow({ reading, label, amount }: TotalRowProps) {
  return (
    <div className={`slip-total leads-${reading}`}>
      <dt>{label}</dt>
      <dd aria-live={reading === 'incl' ? 'polite' : undefined} aria-atomic="true">
        {formatAmount(amount)}
      </dd>
    </div>
  )
}

function RenewalNote({ lines }: { lines: readonly OrderLine[] }) {
  if (lines.length === 0) return null
  const said = (reading: VatReading) => `Daarna ${laterCosts(lines, reading)}.`
  return (
    <p className="mx-5 mt-3 border-rule border-t pt-3 text-sm md:mx-7">
      <OneReading incl={said('incl')} excl={said('excl')} />
    </p>
  )
}
