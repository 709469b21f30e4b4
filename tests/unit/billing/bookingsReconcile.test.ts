import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountFromExcess,
  amountToSetOff,
  type BookingEntry,
  type BookingSource,
  bookingSource,
  excessOf,
  moneyStanding,
  paymentStatusOf,
  placeMoneyBack,
  placeMoneyReturned,
} from '@/features/billing/model/bookings'

type Row = BookingEntry & { source: BookingSource; payment: number | null; reversedBy?: number }
type Document = { id: string; series: 'INV' | 'CR'; incl: number; of: string | null }
type Payment = { invoice: string | null; amount: number; refunded: number; chargedBack: number }

/** A till: what moved in and out of the account, beside the bookings that tell of it. */
class Ledger {
  documents: Document[] = []
  rows: Row[] = []
  payments: Payment[] = []
  account = 0

  money(id: string) {
    const document = this.documents.find(each => each.id === id)
    if (!document) throw new Error(id)
    return { ...document, booked: sum(this.rows.filter(row => row.invoice === id)) }
  }

  book(entries: BookingEntry[], source: BookingSource, payment: number | null = null) {
    for (const entry of entries) this.rows.push({ ...entry, source, payment })
    if (bookingSource(source).isMoney) this.account += sum(entries)
  }

  invoice(incl: number) {
    this.documents.push({ id: `i${this.documents.length}`, series: 'INV', incl, of: null })
  }

  credit(at: number, amount: number) {
    const invoice = this.pick('INV', at)
    if (!invoice) return
    const credited = sum(this.creditsOf(invoice.id).map(each => ({ amount: each.incl })))
    const incl = Math.max(-amount, -invoice.incl - credited)
    if (incl >= 0) return
    const credit = { id: `c${this.documents.length}`, series: 'CR' as const, incl, of: invoice.id }
    const setOff = amountToSetOff(this.money(invoice.id), incl)
    this.documents.push(credit)
    this.book(
      [
        { invoice: invoice.id, amount: setOff },
        { invoice: credit.id, amount: -setOff },
      ],
      'credit',
    )
  }

  pay(at: number, amount: number) {
    const invoice = this.pick('INV', at)?.id ?? null
    this.payments.push({ invoice, amount, refunded: 0, chargedBack: 0 })
    this.book([{ invoice, amount }], 'provider', this.payments.length - 1)
  }

  transfer(at: number, amount: number) {
    const document = this.documents[at % Math.max(1, this.documents.length)]
    const signed = document?.series === 'CR' ? -amount : amount
    this.book([{ invoice: document?.id ?? null, amount: signed }], 'transfer')
  }

  /** A total of a payment, as the provider tells it. */
  back(source: 'refund' | 'chargeback', at: number, amount: number) {
    const index = at % Math.max(1, this.payments.length)
    const payment = this.payments[index]
    if (!payment) return
    const field = source === 'refund' ? 'refunded' : 'chargedBack'
    const change = Math.min(amount, payment.amount) - payment[field]
    payment[field] += change
    if (change > 0) {
      const credits = payment.invoice ? this.creditsOf(payment.invoice).map(({ id }) => this.money(id)) : []
      this.book(placeMoneyBack(change, payment.invoice, credits), source, index)
    } else if (change < 0) {
      const taken = this.rows.filter(row => row.payment === index && row.source === source)
      this.book(placeMoneyReturned(-change, netOf(taken)), source, index)
    }
  }

  /** What was too much of an invoice, over the bank. */
  sendBack(at: number, amount: number) {
    const invoice = this.pick('INV', at)?.id
    if (!invoice) return
    const back = Math.min(amount, excessOf(this.money(invoice)))
    if (back > 0) this.book([{ invoice, amount: -back }], 'transfer')
  }

  /** What was too much of one invoice pays another. */
  setOff(at: number, other: number) {
    const [paid, open] = [this.pick('INV', at)?.id, this.pick('INV', other)?.id]
    if (!paid || !open) return
    const amount = amountFromExcess(this.money(paid), this.money(open))
    if (amount === 0) return
    this.book(
      [
        { invoice: paid, amount: -amount },
        { invoice: open, amount },
      ],
      'credit',
    )
  }

  reverse(at: number) {
    const typed = this.rows.filter(row => row.source === 'transfer' && row.reversedBy === undefined)
    const row = typed[at % Math.max(1, typed.length)]
    if (!row) return
    row.reversedBy = this.rows.length
    this.rows.push({ invoice: row.invoice, amount: -row.amount, source: 'reversal', payment: null })
    this.account -= row.amount
  }

  creditsOf = (id: string) => this.documents.filter(each => each.of === id)

  private pick(series: 'INV' | 'CR', at: number) {
    const all = this.documents.filter(each => each.series === series)
    return all[at % Math.max(1, all.length)]
  }
}

const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0)

function netOf(rows: readonly Row[]): BookingEntry[] {
  const places = [...new Set(rows.map(row => row.invoice))]
  return places.map(invoice => ({ invoice, amount: sum(rows.filter(row => row.invoice === invoice)) }))
}

const at = fc.nat(50)
const amount = fc.integer({ min: 1, max: 50_000 })

const operation = fc.oneof(
  fc.record({ kind: fc.constant('invoice' as const), at, amount }),
  fc.record({ kind: fc.constant('pay' as const), at, amount }),
  fc.record({ kind: fc.constant('transfer' as const), at, amount }),
  fc.record({ kind: fc.constant('credit' as const), at, amount }),
  fc.record({ kind: fc.constant('refund' as const), at, amount }),
  fc.record({ kind: fc.constant('chargeback' as const), at, amount }),
  fc.record({ kind: fc.constant('noChargeback' as const), at, amount }),
  fc.record({ kind: fc.constant('sendBack' as const), at, amount }),
  fc.record({ kind: fc.constant('setOff' as const), at, amount }),
  fc.record({ kind: fc.constant('reverse' as const), at, amount }),
)

function run(ledger: Ledger, { kind, at, amount }: { kind: string; at: number; amount: number }) {
  if (kind === 'invoice') ledger.invoice(amount)
  if (kind === 'pay') ledger.pay(at, amount)
  if (kind === 'transfer') ledger.transfer(at, amount)
  if (kind === 'credit') ledger.credit(at, amount)
  if (kind === 'refund' || kind === 'chargeback') ledger.back(kind, at, amount)
  if (kind === 'noChargeback') ledger.back('chargeback', at, 0)
  if (kind === 'sendBack') ledger.sendBack(at, amount)
  if (kind === 'setOff') ledger.setOff(at, amount)
  if (kind === 'reverse') ledger.reverse(at)
}

test('after any 200 operations the bookings come to what moved, and every document to its bookings', () => {
  fc.assert(
    fc.property(fc.array(operation, { minLength: 200, maxLength: 200 }), operations => {
      const ledger = new Ledger()
      for (const each of operations) {
        run(ledger, each)
        expect(sum(ledger.rows)).toBe(ledger.account)
      }
      const unmatched = sum(ledger.rows.filter(row => row.invoice === null))
      const standings = ledger.documents.map(({ id, series }) => {
        const { due, excess } = moneyStanding(ledger.money(id))
        expect(due === 0 || excess === 0).toBe(true)
        const status = paymentStatusOf({ ...ledger.money(id), dueDate: null }, '2026-12-31')
        expect(status).toBe(due === 0 ? 'paid' : 'pending')
        return series === 'CR' ? excess - due : due - excess
      })
      // What was invoiced, less what is still open of it, is what we have.
      const invoiced = ledger.documents.reduce((total, { incl }) => total + incl, 0)
      expect(invoiced - standings.reduce((total, each) => total + each, 0) + unmatched).toBe(ledger.account)
      for (const [index, { refunded, chargedBack }] of ledger.payments.entries()) {
        const of = (source: BookingSource) =>
          sum(ledger.rows.filter(row => row.payment === index && row.source === source))
        expect(0 - of('refund')).toBe(refunded)
        expect(0 - of('chargeback')).toBe(chargedBack)
      }
      expect(sum(ledger.rows.filter(row => row.source === 'credit'))).toBe(0)
    }),
    { numRuns: 100 },
  )
})
