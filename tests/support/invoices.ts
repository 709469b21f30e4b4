import { randomUUID } from 'node:crypto'
import type { InvoiceLine } from '@/features/billing/model/invoice'
import { book } from '@/features/billing/server/bookings/book'
import type { FinalInvoice } from '@/features/billing/server/finalInvoiceRepository'
import { type InvoiceRecord, lockInvoice, readInvoice } from '@/features/billing/server/invoiceRepository'
import { draftInvoice, finaliseInvoice, type InvoiceDraft } from '@/features/billing/server/invoices'
import type { OrderLine } from '@/features/orders/model/orderLines'
import { type CountryCode, HOME } from '@/features/tax/model/countries'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { calculateTotals } from '@/platform/money/tax'
import { dayOf, type Period } from '@/platform/time/day'

/** A context whose clock stands at this moment. */
export const at = (ctx: Ctx, moment: string): Ctx => ({ ...ctx, now: () => new Date(moment) })

/** What hosting agrees on beside its prices. */
export const NO_MINIMUM = { minimumMonths: 0, noticeDays: 0 }

export const AGREED: OrderLine[] = [
  {
    ...{ kind: 'package', key: 'basis', label: 'Basis Hosting', quantity: 1 },
    ...{ unitPrice: 1950, amount: 1950, vatRate: 21, renewal: { amount: 1950, months: 1, ...NO_MINIMUM } },
  },
  {
    ...{
      kind: 'domain',
      key: 'proeftuin.example',
      label: 'Domeinnaam proeftuin.example, eerste jaar',
      quantity: 1,
    },
    ...{ unitPrice: 100, amount: 100, vatRate: 21, renewal: { amount: 3000, months: 12, ...NO_MINIMUM } },
  },
]

export const line = (label: string, amount: number, vatRate = 21): InvoiceLine => ({
  ...{ label, quantity: 1, unitPrice: amount, amount, vatRate },
})

export type TestCustomer = Awaited<ReturnType<typeof newCustomer>>

/** A customer of their own. */
export async function newCustomer(ctx: Ctx, part: object = {}) {
  const particulars = {
    ...{ kind: 'business' as const, name: 'Jan Proef', company: 'Proeftuin', phone: '06 12345678' },
    ...{ address: 'Tuinstraat 12a', zipcode: '7511 AB', city: 'Enschede', country: HOME as CountryCode },
    ...{ kvk: '12345678', vatId: 'NL123456782B90', email: `${randomUUID()}@proeftuin.example` },
    ...part,
  }
  const { id } = await ctx.payload.create({
    collection: 'hosting-customers',
    data: { ...particulars, password: randomUUID() },
    depth: 0,
    ...asSystem,
  })
  return { id, ...particulars }
}

/** An order that has run since 21 November, paid by the month until 21 December, but for what is said otherwise. */
export async function newOrder(ctx: Ctx, customer: TestCustomer, part: object = {}): Promise<string> {
  const { id, ...buyer } = customer
  const order = await ctx.payload.create({
    collection: 'hosting-orders',
    data: {
      ...{
        number: `HO261121${randomUUID().slice(0, 8)}`,
        customer: id,
        buyer,
        lines: AGREED,
        ...calculateTotals(AGREED),
      },
      ...{ status: 'active', packageKey: 'basis', packageName: 'Basis Hosting', billingCycle: 'monthly' },
      ...{ domainName: 'proeftuin.example', startedOn: '2026-11-21', invoicedUntil: '2026-12-21' },
      ...{ domainRenewsOn: '2027-11-21', orderKey: randomUUID(), submissionKey: randomUUID() },
      ...part,
    },
    depth: 0,
    ...asSystem,
  })
  return order.id
}

/** `order` is the id of one. */
type DraftPart = Partial<Omit<InvoiceDraft, 'order'>> & { order?: string }

export async function newDraft(ctx: Ctx, customer: TestCustomer, part: DraftPart = {}): Promise<string> {
  const draft = { customer: customer.id, buyer: customer, lines: [line('Basis Hosting', 1950)], period: null }
  const order = part.order ? await orderOf(ctx, part.order) : null
  const invoiced = order && { id: order.id, number: order.number ?? '' }
  return transaction(ctx, tx => draftInvoice(ctx, tx, { ...draft, ...part, order: invoiced }))
}

export function finalise(
  ctx: Ctx,
  id: string,
  paymentStatus: 'paid' | 'pending' = 'pending',
  period: Period | null = null,
): Promise<FinalInvoice> {
  return transaction(ctx, async tx => {
    const draft = paymentStatus === 'paid' && (await lockInvoice(tx.sql, id))
    const booking = { day: dayOf(ctx.now()), source: 'provider', reference: null } as const
    if (draft) await book(ctx, tx, draft, { ...booking, amount: draft.incl })
    return finaliseInvoice(ctx, tx, id, { period, paidBy: 'provider' })
  })
}

/** A final invoice that is to be paid. */
export async function newFinal(ctx: Ctx, customer: TestCustomer, part: DraftPart = {}): Promise<string> {
  const id = await newDraft(ctx, customer, part)
  await finalise(ctx, id)
  return id
}

export async function invoiceOf(ctx: Ctx, id: string): Promise<InvoiceRecord> {
  const invoice = await readInvoice(database(ctx).drizzle, id)
  if (!invoice) throw new Error(`there is no invoice ${id}`)
  return invoice
}

export async function invoicesOf(ctx: Ctx, order: string): Promise<InvoiceRecord[]> {
  const where = { order: { equals: order } }
  const found = { collection: 'hosting-invoices', where, sort: 'number', depth: 0 } as const
  const { docs } = await ctx.payload.find({ ...found, pagination: false, ...asSystem })
  return Promise.all(docs.map(({ id }) => invoiceOf(ctx, id)))
}

export async function orderOf(ctx: Ctx, id: string) {
  return ctx.payload.findByID({ collection: 'hosting-orders', id, depth: 0, ...asSystem })
}

export async function eventsOf(ctx: Ctx, id: string) {
  const where = { subjectId: { equals: id } }
  const found = { collection: 'events', where, sort: 'createdAt', depth: 0 } as const
  const { docs } = await ctx.payload.find({ ...found, pagination: false, ...asSystem })
  return docs.map(({ change, before, after, actorName }) => [change, before, after, actorName])
}
