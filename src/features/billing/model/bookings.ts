import { type InvoicePaymentStatus, type InvoiceSeries, invoiceSeries } from './invoiceStatus'

type SourceRow = {
  value: string
  label: string
  /** What staff typed they can take back; the rest is what a provider or another booking says. */
  isTyped: boolean
  /** Money moved. What is set off against a credit, or put right, moved none. */
  isMoney: boolean
  /** The money of a payment went back: what that takes from an invoice asks for a decision. */
  isBack: boolean
  /** Staff may have asked for it. */
  isAsked: boolean
  /** As an invoice names it that became paid with such a booking. */
  paidBy: 'provider' | 'transfer' | null
}

/** Above zero is money for us, below zero money that went back. Code asks these columns, and compares with no source. */
export const BOOKING_SOURCES = [
  {
    value: 'provider',
    label: 'Betaling via de betaaldienst',
    ...{ isTyped: false, isMoney: true, isBack: false, isAsked: false, paidBy: 'provider' },
  },
  {
    value: 'transfer',
    label: 'Overboeking',
    ...{ isTyped: true, isMoney: true, isBack: false, isAsked: false, paidBy: 'transfer' },
  },
  {
    value: 'refund',
    label: 'Terugbetaald via de betaaldienst',
    ...{ isTyped: false, isMoney: true, isBack: true, isAsked: true, paidBy: null },
  },
  {
    value: 'chargeback',
    label: 'Teruggeboekt door de bank van de klant',
    ...{ isTyped: false, isMoney: true, isBack: true, isAsked: false, paidBy: null },
  },
  {
    value: 'credit',
    label: 'Verrekend',
    ...{ isTyped: false, isMoney: false, isBack: false, isAsked: false, paidBy: null },
  },
  {
    value: 'reversal',
    label: 'Teruggedraaid',
    ...{ isTyped: false, isMoney: false, isBack: false, isAsked: false, paidBy: null },
  },
] as const satisfies readonly SourceRow[]

export const PARTLY_PAID = 'Deels betaald'

export type BookingSource = (typeof BOOKING_SOURCES)[number]['value']

export function bookingSource(value: BookingSource) {
  const source = BOOKING_SOURCES.find(each => each.value === value)
  if (!source) throw new Error(`unknown source of a booking ${value}`)
  return source
}

/** Cents with VAT. `booked` is the sum of the bookings of an invoice; a credit has both below zero. */
export type InvoiceMoney = { series: InvoiceSeries; incl: number; booked: number }

/**
 * `due`: what is still to be paid, by the customer or, of a credit, by us. `excess`: what came in beyond that, and stands
 * as paid in advance. Never both.
 */
export type MoneyStanding = { due: number; excess: number; isPartlyPaid: boolean }

export function moneyStanding({ series, incl, booked }: InvoiceMoney): MoneyStanding {
  const sign = invoiceSeries(series).isCredit ? -1 : 1
  const left = sign * (incl - booked)
  const [due, excess] = [Math.max(0, left), Math.max(0, -left)]
  return { due, excess, isPartlyPaid: due > 0 && sign * booked > 0 }
}

/** Nothing of an invoice is late on its due day itself. */
export const isPastDue = (dueDate: string, today: string): boolean => dueDate < today

/** How the money of a final invoice stands. A credit of ours is never late, nor is what has no due day. */
export function paymentStatusOf(
  invoice: InvoiceMoney & { dueDate: string | null },
  today: string,
): InvoicePaymentStatus {
  if (moneyStanding(invoice).due === 0) return 'paid'
  const { isCredit } = invoiceSeries(invoice.series)
  return !isCredit && invoice.dueDate !== null && isPastDue(invoice.dueDate, today) ? 'overdue' : 'pending'
}

/** What came in beyond an invoice. Of a credit nothing is: what we paid back beyond it is no money of the customer. */
export function excessOf(invoice: InvoiceMoney): number {
  return invoiceSeries(invoice.series).isCredit ? 0 : moneyStanding(invoice).excess
}

/** What of the excess of one invoice pays another one. */
export function amountFromExcess(paid: InvoiceMoney, open: InvoiceMoney): number {
  return invoiceSeries(open.series).isCredit ? 0 : Math.min(excessOf(paid), moneyStanding(open).due)
}

/** Whether its customer was told of what is taken back: money that was too much is confirmed to nobody. */
export function tellsReversal(before: InvoiceMoney, amount: number): boolean {
  return amount < 0 || moneyStanding({ ...before, booked: before.booked - amount }).due > 0
}

/** What came in, as it is booked: an amount is typed above zero also when it went back on a credit. */
export function bookedAmount({ series }: Pick<InvoiceMoney, 'series'>, amount: number): number {
  return invoiceSeries(series).isCredit ? 0 - amount : amount
}

/** `invoice` is null for money that belongs to none. */
export type BookingEntry = { invoice: string | null; amount: number }

type Owing = InvoiceMoney & { id: string }

/** Where money that went back is booked: first on what we owe by the credits of the invoice, the rest on the invoice. */
export function placeMoneyBack(
  amount: number,
  invoice: string | null,
  credits: readonly Owing[],
): BookingEntry[] {
  let left = amount
  const entries = credits.map(credit => {
    const taken = Math.min(left, moneyStanding(credit).due)
    left -= taken
    return { invoice: credit.id, amount: 0 - taken }
  })
  return [...entries, { invoice, amount: 0 - left }].filter(entry => entry.amount !== 0)
}

/** Where money stands that came back after all: there where it was taken, the last first. */
export function placeMoneyReturned(amount: number, taken: readonly BookingEntry[]): BookingEntry[] {
  let left = amount
  const entries = taken.toReversed().map(({ invoice, amount: gone }) => {
    const returned = Math.min(left, Math.max(0, 0 - gone))
    left -= returned
    return { invoice, amount: returned }
  })
  return [...entries, { invoice: null, amount: left }].filter(entry => entry.amount !== 0)
}

/** What a credit takes off what is still to be paid; the rest of it we owe. `credit` is its total, below zero. */
export function amountToSetOff(invoice: InvoiceMoney, credit: number): number {
  return Math.min(moneyStanding(invoice).due, 0 - credit)
}

/** Money that went back takes something away from an invoice, or only what was too much or owed. */
export function reopens(before: InvoiceMoney, amount: number): boolean {
  if (invoiceSeries(before.series).isCredit) return false
  return moneyStanding({ ...before, booked: before.booked + amount }).due > moneyStanding(before).due
}

type Refundable = { amount: number; isPaid: boolean; refunded: number; chargedBack: number }

/** What may still be sent back of a payment. `asked` is what was asked for and is not in `refunded` yet. */
export function refundableAmount(
  { amount, isPaid, refunded, chargedBack }: Refundable,
  asked: number,
): number {
  return isPaid ? Math.max(0, amount - refunded - chargedBack - asked) : 0
}

/** `setOffWith` is the other half of what was set off between two invoices. */
type Reversible = { source: BookingSource; isReversed: boolean; setOffWith: string | null }

/** What a credit takes off its own invoice stays: it was never due. */
export function canReverse({ source, isReversed, setOffWith }: Reversible): boolean {
  return (bookingSource(source).isTyped || setOffWith !== null) && !isReversed
}
