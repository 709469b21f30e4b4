import type { InvoiceLine } from '@/features/billing/model/invoice'
import { formatQuantity } from '@/features/billing/model/quantity'
import { formatAmount } from '@/platform/money/euro'
import type { Totals } from '@/platform/money/tax'
import { vatLabel } from '@/platform/money/vatLabel'

type PricedLine = Pick<InvoiceLine, 'label' | 'quantity' | 'unit' | 'amount'>

/** `country` is whose VAT it is where it is not ours. */
type LineTableProps = { caption: string; lines: PricedLine[]; amounts: Totals; country?: string }

export function LineTable({ caption, lines, amounts, country }: LineTableProps) {
  return (
    <table className="hosting-lines">
      <caption className="console-unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Regel</th>
          <th scope="col">Aantal</th>
          <th scope="col">Bedrag</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, quantity, unit, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
          <tr key={at}>
            <th scope="row">{label}</th>
            <td>{formatQuantity({ quantity, unit })}</td>
            <td>
              <Amount cents={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Total label="Excl. btw" cents={amounts.excl} />
        {amounts.vatRates.map(each => (
          <Total key={vatLabel(each)} label={vatLabel(each, country)} cents={each.vat} />
        ))}
        <Total label="Incl. btw" cents={amounts.incl} />
      </tfoot>
    </table>
  )
}

function Total({ label, cents }: { label: string; cents: number }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td>
        <Amount cents={cents} />
      </td>
    </tr>
  )
}

/** An amount in cents, in figures that stand under each other. */
export function Amount({ cents }: { cents: number }) {
  return <span className="admin-number">{formatAmount(cents)}</span>
}
