import { ListNote } from '@/design-system/area/ListNote'
import type { OwnInvoice, OwnOrder } from '@/features/orders/model/ownRecords'
import { InvoiceRow } from './InvoiceRow'
import type { PayOptions } from './PayButton'

type InvoiceListProps = {
  /** Null when they could not be read. */
  invoices: OwnInvoice[] | null
  orders: OwnOrder[]
  pay: PayOptions
}

export function InvoiceList({ invoices, orders, pay }: InvoiceListProps) {
  if (!invoices) {
    return (
      <ListNote failed title="Je facturen komen even niet">
        <p>
          Er is niets kwijt: elke factuur zit ook in je mail. Vernieuw de pagina, of bel ons op {pay.phone}.
        </p>
      </ListNote>
    )
  }
  if (invoices.length === 0) {
    return (
      <ListNote title="Nog geen facturen">
        <p>Je eerste factuur komt hier te staan zodra je eerste betaling binnen is.</p>
      </ListNote>
    )
  }
  return (
    <ul className="border-ink border-t-2">
      {invoices.map(invoice => (
        <InvoiceRow
          key={invoice.id}
          invoice={invoice}
          order={orders.find(({ id }) => id === invoice.order)}
          pay={pay}
        />
      ))}
    </ul>
  )
}
