import type { Customer } from '@/features/customers/model/customer'
import { findOrCreateCustomer } from '@/features/customers/server/findOrMakeCustomer'
import { createPasswordLink } from '@/features/customers/server/passwordLinks'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import type { Attachment } from '@/platform/email/MailPort'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { SubmissionLimited, checkSubmissionLimits } from '@/platform/forms/server/limits'
import type { ValidatedOrder } from './agreeOrder'
import { invoiceOrder } from './billOrder'
import type { BillableOrder } from './draftOfOrder'
import { findPlacedOrder, type PlacedOrder } from './findPlaced'
import { insertOrder } from './insertOrder'
import { orderConfirmationMail } from './orderMails'
import { InvoiceFailed, type AbortReason, OrderAborted } from './orderStops'

export type SavedOrder = PlacedOrder & ({ kind: 'saved'; mails: QueuedMail[] } | { kind: 'repeated' })

type Bill = (ctx: Ctx, tx: Tx, order: BillableOrder) => Promise<string | null>

/**
 * One order for one key: customer, order, draft invoice, payment and mail, all of it or nothing. An address that has
 * an account already gets the order in that account, and only whoever reads its mail hears so.
 */
export async function saveOrder(
  ctx: Ctx,
  agreed: ValidatedOrder,
  terms: Attachment[],
): Promise<SavedOrder | { kind: AbortReason | 'notSaved' } | SubmissionLimited['answer']> {
  try {
    return await saveWithInvoice(ctx, agreed, terms)
  } catch (err) {
    if (err instanceof OrderAborted) return { kind: err.kind }
    if (err instanceof SubmissionLimited) return err.answer
    ctx.payload.logger.error({ err, msg: 'an order was not saved' })
    return { kind: 'notSaved' }
  }
}

/** An order stands without its invoice too, and the worker makes that later. */
async function saveWithInvoice(ctx: Ctx, agreed: ValidatedOrder, terms: Attachment[]): Promise<SavedOrder> {
  try {
    return await transaction(ctx, tx => save(ctx, tx, agreed, terms, invoiceOrAbort))
  } catch (err) {
    if (!(err instanceof InvoiceFailed)) throw err
    ctx.payload.logger.error({ err: err.cause, msg: 'an order is saved without its invoice' })
    return transaction(ctx, tx => save(ctx, tx, agreed, terms, async () => null))
  }
}

async function save(ctx: Ctx, tx: Tx, agreed: ValidatedOrder, terms: Attachment[], bill: Bill): Promise<SavedOrder> {
  const { customer: buyer } = agreed.input
  const account = await accountFor(ctx, tx, buyer)
  const order = await insertOrder(ctx, tx, agreed, account.id)
  if (!order) return findFirstOrder(tx, agreed)
  const { id, orderKey } = order
  const payment = await bill(ctx, tx, { id, customer: account.id, buyer, lines: agreed.lines })
  const passwordLink = account.isNew ? await createPasswordLink(ctx, tx, account.id, 'set') : null
  const mail = orderConfirmationMail(agreed, { ...order, passwordLink, terms })
  // Side by side: the counters have connections of their own, and past a limit the mail is rolled back too.
  const sent = { form: 'orders', email: buyer.email, proof: agreed.input.gate.proof } as const
  const [stop, mails] = await Promise.all([checkSubmissionLimits(ctx, sent), queueMail(ctx, tx, [mail])])
  if (stop) throw new SubmissionLimited(stop)
  return { kind: 'saved', id, orderKey, payment, mails }
}

/** The specification has words of its own for an account that could not be made. */
async function accountFor(ctx: Ctx, tx: Tx, buyer: Customer) {
  try {
    return await findOrCreateCustomer(ctx, tx, buyer)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'the account of an order was not made' })
    throw new OrderAborted('accountNotMade')
  }
}

async function invoiceOrAbort(ctx: Ctx, tx: Tx, order: BillableOrder): Promise<string> {
  try {
    return await invoiceOrder(ctx, tx, order)
  } catch (cause) {
    throw new InvoiceFailed(cause)
  }
}

async function findFirstOrder(tx: Tx, { input }: ValidatedOrder): Promise<SavedOrder> {
  const first = await findPlacedOrder(tx.sql, input)
  if (!first || 'kind' in first) throw new OrderAborted('keyReused')
  return { kind: 'repeated', ...first }
}
