import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import type { PriceList } from '@/features/catalogue/model/catalogue'
import { cycleOf } from '@/features/catalogue/model/cycles'
import { formatAmount } from '@/platform/money/euro'
import type { OrderDraft } from '../../model/orderDraft'
import { AmountLines } from './AmountLines'
import { draftLines } from './basketOf'
import { domainLabel } from './domainWords'
import { RenewalNote } from './RenewalNote'

type OrderSlipProps = { draft: OrderDraft; list: PriceList; copies?: boolean }

/** The order as it stands, line by line, with a total that moves along. */
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
          amount={domain && formatAmount(domain.amount)}
          empty="nog niet gekozen"
        />
        <SlipRow
          label={`Pakket, ${cycleOf(basket.cycle).label.toLowerCase()}`}
          answer={chosen?.label ?? ''}
          amount={chosen && formatAmount(chosen.amount)}
          empty="nog niet gekozen"
        />
        {lines
          .filter(line => line.kind === 'extra')
          .map(({ key, label, amount }, index) => (
            <SlipRow
              key={key}
              label={index === 0 ? 'Extra' : ''}
              answer={label}
              amount={formatAmount(amount)}
            />
          ))}
        <SlipRow
          label="Op naam van"
          answer={customer.kind === 'business' && customer.company ? customer.company : customer.name}
          empty="nog invullen"
        />
      </dl>
      <AmountLines lines={lines} />
      <RenewalNote lines={lines} />
    </Slip>
  )
}
