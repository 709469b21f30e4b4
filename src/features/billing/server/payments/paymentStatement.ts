import { formatAmount } from '@/platform/money/euro'
import { writeAmountRow } from '@/platform/pdf/blocks'
import { writeHead } from '@/platform/pdf/head'
import { finishSheet, INK, newSheet, write } from '@/platform/pdf/sheet'
import { formatPlainDay } from '@/platform/time/day'
import { bookingSource, moneyStanding } from '../../model/bookings'
import { readingOf } from '../../model/invoice'
import type { Booking } from '../bookings/bookingRepository'
import type { InvoiceRecord } from '../invoiceRepository'

export const statementName = (invoice: string) => `Betaaloverzicht ${invoice}.pdf`

/**
 * Goes with an invoice whose PDF was made before it was paid, and is never made again: says what came in, and that it is
 * paid or how much is left. The same bytes for the same bookings and second.
 */
export async function paymentStatement(
  invoice: InvoiceRecord,
  bookings: readonly Pick<Booking, 'amount' | 'day' | 'source'>[],
  made: Date,
): Promise<Buffer> {
  const seller = invoice.seller
  if (!seller) throw new Error(`invoice ${invoice.id} names no seller`)
  const title = `Betaaloverzicht bij factuur ${invoice.number}`
  const sheet = newSheet(title, seller.name, wholeSecond(made))
  const head = { seller: seller.name, title: 'Betaaloverzicht', number: `Nr. ${invoice.number}` }
  const end = writeHead(sheet, head)
  const to = `Factuur ${invoice.number} voor ${invoice.buyer.company || invoice.buyer.name}`
  let y = write(sheet, 'P', to, { y: end + 22, font: 'bold' }) + 16
  if (readingOf(invoice.buyer) === 'excl')
    y = writeAmountRow(sheet, 'Factuur, excl. btw', formatAmount(invoice.excl), y)
  y = writeAmountRow(sheet, 'Factuur, incl. btw', formatAmount(invoice.incl), y)
  for (const { source, day, amount } of bookings)
    y = writeAmountRow(
      sheet,
      `${bookingSource(source).label}, ${formatPlainDay(day)}`,
      formatAmount(0 - amount),
      y,
    )
  y = write(sheet, 'H2', standingText(invoice), { y: y + 14, font: 'heading', size: 18, color: INK.red })
  return finishSheet(sheet, `${title} van ${seller.name}`)
}

/** The identifier of a PDF holds the milliseconds, which are written nowhere else. */
const wholeSecond = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000)

export function standingText(invoice: Pick<InvoiceRecord, 'series' | 'incl' | 'booked'>): string {
  const { due, excess } = moneyStanding(invoice)
  if (due > 0) return `Nog te betalen: ${formatAmount(due)}`
  return excess > 0 ? `Betaald, en ${formatAmount(excess)} te veel` : 'Betaald'
}
