import { isCustomer } from '@/platform/access/actors'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { onSite } from '@/platform/env'
import { withinLimit } from '@/platform/limits/counters'
import { moneyStanding } from '../../model/bookings'
import { invoicePaymentStatus, invoiceSeries, invoiceStatus } from '../../model/invoiceStatus'
import { nextPollAt, paymentState } from '../../model/payment'
import { invoiceOwner } from '../invoiceOwner'
import { type InvoiceRecord, isInvoiceOf, lockInvoice, readInvoice } from '../invoiceRepository'
import type { CreatedPayment } from '../providers/PaymentProvider'
import { isWithdrawnInvoice } from '../withdrawnInvoices'
import {
  descriptionOf,
  findLastPayment,
  findPayment,
  findPurpose,
  insertPayment,
  type Purpose,
  pathAfter,
  saveCheckout,
} from './paymentRepository'
import { settlePayment } from './settlePayment'

/**
 * `waiting`: the bank is still at work on an earlier attempt. `closed`: what it was for was cancelled, withdrawn from or credited.
 * `unreachable`: the provider gives no answer, and everything stays as it was.
 */
export type PayNowResult =
  | { kind: 'pay'; payAt: string }
  | { kind: 'paid' | 'waiting' | 'closed' | 'unreachable' | 'notFound' | 'tooMany' }

type PaymentToStart =
  | { attempt: string; provider: string; isNew: boolean }
  | { kind: 'paid' | 'closed' | 'notFound' }

/** One that is open at a provider which takes no new payments is asked about first, and then left for a new one. */
export async function payNow(ctx: Ctx, invoiceId: string): Promise<PayNowResult> {
  if (!(await withinLimit(ctx, 'pay', invoiceId))) return { kind: 'tooMany' }
  const current = ctx.payments.current.name
  const first = await findOrInsertPayment(ctx, invoiceId)
  if ('kind' in first) return first
  if (first.isNew) return pay(ctx, first.attempt)
  const settled = await settlePayment(ctx, first.attempt)
  if (settled.kind === 'unreachable' && first.provider === current) return { kind: 'unreachable' }
  const { isPaid, isProcessing } = paymentState(settled.state)
  if (isPaid) return { kind: 'paid' }
  if (isProcessing) return { kind: 'waiting' }
  const next = await findOrInsertPayment(ctx, invoiceId, current)
  return 'kind' in next ? next : pay(ctx, next.attempt)
}

async function pay(ctx: Ctx, attempt: string): Promise<PayNowResult> {
  const payAt = await startPayment(ctx, attempt)
  return payAt ? { kind: 'pay', payAt } : { kind: 'unreachable' }
}

/** Under the locks of the order and the invoice, so that two clicks find one attempt: at `provider`, or at any. */
async function findOrInsertPayment(ctx: Ctx, invoiceId: string, provider?: string): Promise<PaymentToStart> {
  const order = (await readInvoice(database(ctx).drizzle, invoiceId))?.order
  return transaction(ctx, async tx => {
    if (order) await invoiceOwner(ctx).lock(tx, order)
    const invoice = await lockInvoice(tx.sql, invoiceId)
    if (!invoice) return { kind: 'notFound' }
    const closed = closedBy(invoice)
    if (closed) return { kind: closed }
    if (await isWithdrawnInvoice(ctx, tx.sql, invoice.id)) return { kind: 'closed' }
    const amount = moneyStanding(invoice).due
    const last = await findLastPayment(ctx, tx, { id: invoice.id, amount })
    const isOpen = last && !paymentState(last.state).isSettled && (!provider || last.provider === provider)
    if (isOpen) return { attempt: last.id, provider: last.provider, isNew: false }
    const attempt = await insertPayment(ctx, tx, {
      ...{ invoice: invoice.id, order: invoice.order, amount },
    })
    return { attempt, provider: ctx.payments.current.name, isNew: true }
  })
}

function closedBy({
  status,
  paymentStatus,
  series,
  awaitsPayment,
  incl,
}: InvoiceRecord): 'paid' | 'closed' | null {
  const { isCredited, isDraft } = invoiceStatus(status)
  if (isCredited || invoiceSeries(series).isCredit || incl <= 0) return 'closed'
  if (invoicePaymentStatus(paymentStatus).isPaid) return 'paid'
  return isDraft && !awaitsPayment ? 'closed' : null
}

/** Where the customer pays, once for an attempt. Null when the provider does not answer; the attempt stands. */
export async function startPayment(ctx: Ctx, paymentId: string): Promise<string | null> {
  const purpose = await findPurpose(ctx, database(ctx).drizzle, paymentId)
  if (!purpose) throw new Error('there is no such payment')
  if (purpose.checkoutUrl) return purpose.checkoutUrl
  const created = await createAtProvider(ctx, purpose)
  return created && checkoutOf(ctx, paymentId, created)
}

async function createAtProvider(ctx: Ctx, purpose: Purpose): Promise<CreatedPayment | null> {
  const { id, amount } = purpose
  const [description, returnTo] = [descriptionOf(purpose), onSite(pathAfter(purpose))]
  const provider = ctx.payments.get(purpose.provider)
  const webhook = provider.webhook && onSite(provider.webhook.path)
  try {
    return await provider.createPayment({ id, amount, description, returnTo, webhook })
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a payment was not made at the provider', payment: id })
    return null
  }
}

/** A page to pay on is shown only once it is known here which payment it belongs to. */
async function checkoutOf(ctx: Ctx, id: string, created: CreatedPayment): Promise<string | null> {
  const askAgainAt = nextPollAt('open', ctx.now(), ctx.now())?.toISOString()
  if (await saveCheckout(ctx, id, created, askAgainAt)) return created.checkoutUrl
  return (await findPayment(ctx, id))?.checkoutUrl ?? null
}

export async function payOwnInvoice(ctx: Ctx, invoiceId: string): Promise<PayNowResult> {
  const customer = isCustomer(ctx.user) && ctx.user ? String(ctx.user.id) : null
  const isTheirs = customer !== null && (await isInvoiceOf(database(ctx).drizzle, invoiceId, customer))
  return isTheirs ? payNow(ctx, invoiceId) : { kind: 'notFound' }
}
