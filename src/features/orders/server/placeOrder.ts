import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { findFirstPayment, startPayment } from '@/features/billing/server/public'
import type { Customer } from '@/features/customers/model/customer'
import { createPasswordLink, findOrCreateCustomer } from '@/features/customers/server/public'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow, wasSent } from '@/platform/email/outbox'
import type { Attachment } from '@/platform/email/transport'
import { looksLikeBot } from '@/platform/forms/fields'
import { checkSubmissionLimits, SubmissionLimited } from '@/platform/limits/checkLimits'
import { type PlaceOrderInput, type PlaceOrderResult, placeOrderSchema } from '../model/placeOrder'
import { type BillableOrder, invoiceOrder } from './invoiceOrder'
import { ORDER_CONFIRMATION, orderConfirmationMail } from './orderMails'
import { insertOrder, type NewOrder, orderSql } from './orderRepository'
import { termsFile } from './termsAttachment'
import { type ValidatedOrder, validateOrder } from './validateOrder'

/** Keeps an order with its customer, draft invoice and payment, mails the customer, and answers where to pay. */
export async function placeOrder(ctx: Ctx, input: unknown): Promise<PlaceOrderResult> {
  const parsed = placeOrderSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: orderErrors(parsed.error.issues) }
  try {
    return await place(ctx, parsed.data)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'an order was not placed' })
    return { kind: 'failed' }
  }
}

async function place(ctx: Ctx, input: PlaceOrderInput): Promise<PlaceOrderResult> {
  // Nobody may believe that they ordered when nothing is kept: what looks like a bot hears that it failed.
  if (looksLikeBot(input.gate)) return { kind: 'failed' }
  const agreed = await validateOrder(ctx, input)
  // What was placed stands, whatever changed since: an impatient visitor gets the first answer again.
  if ('kind' in agreed) return (await placedBefore(ctx, input)) ?? agreed
  const terms = await termsFile(agreed.terms, agreed.company.name)
  const kept = await saveOrder(ctx, agreed, [terms])
  return 'id' in kept ? answer(ctx, kept) : kept
}

async function placedBefore(ctx: Ctx, input: PlaceOrderInput): Promise<PlaceOrderResult | null> {
  const standing = await findPlacedOrder(database(ctx).drizzle, input)
  if (!standing || 'kind' in standing) return standing
  return answer(ctx, { kind: 'repeated', ...standing })
}

async function answer(ctx: Ctx, kept: SavedOrder): Promise<PlaceOrderResult> {
  const { id, orderKey, payment } = kept
  const [mailed, payAt] = await Promise.all([
    kept.kind === 'saved' ? sendNow(ctx, kept.mails) : wasSent(ctx, id, ORDER_CONFIRMATION),
    payment ? tryStartPayment(ctx, payment) : null,
  ])
  return { kind: mailed ? 'placed' : 'placedWithoutMail', orderKey, payAt }
}

/** An order that is kept stands, and can be paid later: nobody may be told that it failed. */
async function tryStartPayment(ctx: Ctx, payment: string): Promise<string | null> {
  try {
    return await startPayment(ctx, payment)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'the payment of an order was not started', payment })
    return null
  }
}

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

async function save(
  ctx: Ctx,
  tx: Tx,
  agreed: ValidatedOrder,
  terms: Attachment[],
  bill: Bill,
): Promise<SavedOrder> {
  const { customer: buyer } = agreed.input
  const account = await accountFor(ctx, tx, buyer)
  const order = await insertOrder(ctx, tx, newOrder(agreed, account.id))
  if (!order) return findFirstOrder(tx, agreed)
  const { id, number, orderKey } = order
  const payment = await bill(ctx, tx, { id, number, customer: account.id, buyer, lines: agreed.lines })
  const passwordLink = account.isNew ? await createPasswordLink(ctx, tx, account.id, 'set') : null
  const mail = orderConfirmationMail(agreed, { ...order, passwordLink, terms })
  // Side by side: the counters have connections of their own, and past a limit the mail is rolled back too.
  const sent = { form: 'orders', email: buyer.email, proof: agreed.input.gate.proof } as const
  const [stop, mails] = await Promise.all([checkSubmissionLimits(ctx, sent), queueMail(ctx, tx, [mail])])
  if (stop) throw new SubmissionLimited(stop)
  return { kind: 'saved', id, orderKey, payment, mails }
}

function newOrder(
  { input, domain, lines, amounts, packageName, terms }: ValidatedOrder,
  customer: string,
): NewOrder {
  const { basket, gate, customer: buyer } = input
  return {
    ...{ customer, buyer, domain, lines, amounts, title: packageName, termsVersion: terms.version },
    package: { key: basket.packageKey, name: packageName },
    submission: { submissionKey: gate.submissionKey, contentHash: hashOrder(input) },
  }
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

export type AbortReason = 'accountNotMade' | 'keyReused'

/** Leaves the transaction of an order so that nothing of it remains. */
export class OrderAborted extends Error {
  constructor(readonly kind: AbortReason) {
    super(kind)
  }
}

/** Likewise, so that the order is saved anew without what could not be written. */
export class InvoiceFailed extends Error {
  constructor(cause: unknown) {
    super('not billed', { cause })
  }
}

/** An order that stands, by what its visitor may know of it. `payment` is null as long as it has no invoice. */
type PlacedOrder = { id: string; orderKey: string; payment: string | null }

const placedOrder = z.object({ id: z.string(), orderKey: z.string(), contentHash: z.nullable(z.string()) })

async function findPlacedOrder(
  db: Pick<Sql, 'execute'>,
  input: PlaceOrderInput,
): Promise<PlacedOrder | { kind: 'keyReused' } | null> {
  const { rows } = await db.execute(sql`
    select o.id, o.order_key as "orderKey", o.content_hash as "contentHash"
    from ${orderSql.from} where o.submission_key = ${input.gate.submissionKey}`)
  if (!rows[0]) return null
  const { contentHash, ...placed } = placedOrder.parse(rows[0])
  if (contentHash !== hashOrder(input)) return { kind: 'keyReused' }
  return { ...placed, payment: await findFirstPayment(db, placed.id) }
}

/** What makes two orders the same: what was chosen, by whom, at which price and terms. */
function hashOrder({ basket, customer, termsVersion, seenTotal }: PlaceOrderInput): string {
  const content = JSON.stringify({ basket, customer, termsVersion, seenTotal })
  return createHash('sha256').update(content).digest('hex')
}

/** The first thing that is wrong at each field. A field of the customer goes by its own name. */
export function orderErrors(issues: z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(issues.map(issue => [fieldOf(issue.path), issue.message]).reverse())
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path.slice(path[0] === 'customer' ? 1 : 0).join('.')
}
