'use client'

import { formatAmount } from '@/platform/money/euro'
import type { ConsoleInvoice } from '../model/console'
import type { OrderDetails } from '../model/consoleDetails'
import { startsWhenPaid } from '../model/status'
import { TransferForm } from './TransferForm'
import { ORDER_TRANSFER, TRANSFER } from './words'

const PAID = 'Als betaald boeken'
const STARTS = 'De bestelling gaat dan lopen, en de klant krijgt de factuur per mail.'

type InvoiceTransferProps = { invoice: ConsoleInvoice; onDone: () => void }

/** Money for an invoice, which may have an order run; or for a credit that went back. */
export function InvoiceTransfer({ invoice, onDone }: InvoiceTransferProps) {
  const { id, series, opensOrder } = invoice
  const title = series === 'CR' ? 'Als terugbetaald boeken' : PAID
  const think = opensOrder ? STARTS : undefined
  return <TransferForm {...{ title, think, id, onDone }} act="mark-paid" words={TRANSFER} />
}

type OrderTransferProps = { detail: OrderDetails; onDone: () => void }

/** Money for an order that nobody paid and that has no draft any more: it was given up, or never got one. */
export function OrderTransfer({ detail: { row, buyer, invoices }, onDone }: OrderTransferProps) {
  const hasDraft = invoices === null || invoices.some(invoice => invoice.opensOrder)
  if (hasDraft || !startsWhenPaid({ ...row, buyer })) return null
  const think = `Kwam het geld, ${formatAmount(row.incl)}, alsnog per bank? ${STARTS}`
  return (
    <div className="hosting-acts">
      <TransferForm
        {...{ title: PAID, think, id: row.id, onDone }}
        act="mark-order-paid"
        words={ORDER_TRANSFER}
      />
    </div>
  )
}
