'use client'

import { invoiceTitle } from '@/features/billing/model/invoiceTitle'
import type { ConsoleInvoice } from '../model/console'
import { Amount } from './Amount'
import { InvoiceBadge } from './badges'
import { InvoiceActions } from './InvoiceActions'
import { Unread } from './Unread'

type InvoiceListProps = { invoices: ConsoleInvoice[] | null; onDone: () => void }

/** The invoices of an order or a customer, each with what can be done with it. */
export function InvoiceList({ invoices, onDone }: InvoiceListProps) {
  return (
    <section>
      <h3>Facturen</h3>
      {invoices === null && <Unread onRetry={onDone} />}
      {invoices?.length === 0 && <p>Nog geen factuur.</p>}
      <ul className="hosting-list">
        {invoices?.map(invoice => (
          <li key={invoice.id}>
            <p className="hosting-line">
              <strong className="office-number">{invoiceTitle(invoice)}</strong>
              <InvoiceBadge {...invoice} />
              <Amount cents={invoice.incl} />
            </p>
            <InvoiceActions invoice={invoice} onDone={onDone} />
          </li>
        ))}
      </ul>
    </section>
  )
}
