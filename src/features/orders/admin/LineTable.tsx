import { formatAmount } from '@/platform/money/euro'
import type { Totals } from '@/platform/money/tax'

type PricedLine = { label: string; quantity: number; amount: number }

type LineTableProps = { caption: string; lines: PricedLine[]; amounts: Totals }

export function LineTable({ caption, lines, amounts }: LineTableProps) {
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
        {lines.map(({ label, quantity, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
          <tr key={at}>
            <th scope="row">{label}</th>
            <td>{quantity}</td>
            <td>
              <Amount cents={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Total label="Excl. btw" cents={amounts.excl} />
        {amounts.vatRates.map(({ rate, vat }) => (
          <Total key={rate} label={`Btw ${rate}%`} cents={vat} />
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
