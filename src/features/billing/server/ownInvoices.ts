import type { HostingInvoice } from '@/payload-types'
import { isCustomer } from '@/platform/access/actors'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { isRecordId } from '@/platform/text/recordId'
import { hasEInvoice } from '../model/eInvoice'
import { invoicePeriod, lineName, type OwnInvoice } from '../model/invoice'
import { invoicePaymentStatus, invoiceStatus } from '../model/invoiceStatus'
import { type InvoicePayment, paymentState } from '../model/payment'
import { findInvoicePayment, type OwnPayment } from './payments/paymentRepository'
import { settlePayment, withinPollLimit } from './payments/settlePayment'
import { storedLines, storedParty } from './storedInvoice'
import { listWithdrawnInvoices } from './withdrawnInvoices'

export async function listOwnInvoices(ctx: Ctx): Promise<OwnInvoice[]> {
  if (!ctx.user || !isCustomer(ctx.user)) return []
  const withdrawn = await listWithdrawnInvoices(ctx, String(ctx.user.id))
  const { docs } = await ctx.payload.find({
    collection: 'hosting-invoices',
    sort: ['-issueDate', '-number'],
    depth: 0,
    pagination: false,
    ...asUser(ctx),
  })
  return docs.map(doc => ({ ...ownInvoice(doc), isWithdrawn: withdrawn.includes(doc.id) }))
}

function ownInvoice({
  id,
  order,
  credits,
  excl,
  incl,
  booked,
  ...doc
}: HostingInvoice): Omit<OwnInvoice, 'isWithdrawn'> {
  const facts = documentFacts(doc)
  return {
    ...{ id, order: idOf(order), credits: idOf(credits) },
    ...{ number: facts.number, issueDate: facts.issueDate, dueDate: doc.dueDate ?? '' },
    labels: facts.lines.map(lineName),
    period: invoicePeriod(doc),
    ...{ excl: excl ?? 0, incl: incl ?? 0, booked: booked ?? 0, paidOn: doc.paidOn ?? null },
    ...{ series: doc.series ?? 'INV', status: doc.status ?? 'sent' },
    paymentStatus: doc.paymentStatus ?? 'pending',
    hasEInvoice: hasEInvoice(facts),
  }
}

const documentFacts = ({ number, issueDate, seller, buyer, lines }: Partial<HostingInvoice>) => ({
  ...{ number: number ?? '', issueDate: issueDate ?? '', lines: storedLines.parse(lines ?? []) },
  ...{ seller: storedParty.parse(seller ?? {}), buyer: storedParty.parse(buyer ?? {}) },
})

const idOf = (related: unknown) => (related ? String(related) : null)

/** Of the customer who is logged in. */
export async function getInvoicePayment(ctx: Ctx, attempt: string): Promise<InvoicePayment | null> {
  if (!ctx.user || !isCustomer(ctx.user)) return null
  return getPaymentOf(ctx, String(ctx.user.id), attempt)
}

/**
 * How a payment of a customer went. The caller checks that it may be told. Null for what is not theirs, and where there is
 * nothing to say: it was credited, or what came was another amount.
 */
export async function getPaymentOf(
  ctx: Ctx,
  customer: string,
  attempt: string,
): Promise<InvoicePayment | null> {
  const find = () => findPaymentOf(ctx, customer, attempt)
  const first = await find()
  if (!first) return null
  const asks = !isPaid(first) && !paymentState(first.state).isSettled && (await withinPollLimit(ctx, attempt))
  if (asks) await settlePayment(ctx, attempt)
  const payment = (asks && (await find())) || first
  const { number, state, status } = payment
  if (invoiceStatus(status).isCredited) return null
  if (isPaid(payment)) return { number, state: 'paid' }
  return paymentState(state).isPaid ? null : { number, state }
}

/** The number of the invoice of a customer that a payment is for. Asks the provider nothing. */
export async function findInvoiceOfPayment(
  ctx: Ctx,
  customer: string,
  attempt: string,
): Promise<string | null> {
  const payment = await findPaymentOf(ctx, customer, attempt)
  return payment?.number ?? null
}

const findPaymentOf = async (ctx: Ctx, customer: string, attempt: string) =>
  isRecordId(attempt) ? findInvoicePayment(ctx, attempt, customer) : null

const isPaid = ({ paymentStatus }: OwnPayment) => invoicePaymentStatus(paymentStatus).isPaid
