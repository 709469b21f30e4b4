import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { findFirstPayment, startPayment } from '@/features/billing/server/public'
import type { Customer } from '@/features/customers/model/customer'
import { createPasswordLink, findOrCreateCustomer } from '@/features/customers/server/public'
import { watchVatId } from '@/features/tax/server/public'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow, wasSent } from '@/platform/email/outbox'
import type { Attachment } from '@/platform/email/transport'
import { guardSigns, isMachine } from '@/platform/forms/fields'
import { readLaunch } from '@/platform/launch/launch'
import { checkSubmissionLimits, SubmissionLimited } from '@/platform/limits/checkLimits'
import { type PlaceOrderInput, type PlaceOrderResult, placeOrderSchema } from '../model/placeOrderSchema'
import { type BillableOrder, invoiceOrder } from './invoiceOrder'
import { ORDER_CONFIRMATION, orderConfirmationMail } from './orderConfirmationMail'
import { insertOrder, type NewOrder, orderSql } from './orderRepository'
import { legalFile } from './termsAttachment'
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
  // Nobody may believe that they ordered when nothing is kept: a machine hears that it failed.
  if (isMachine(guardSigns(input.gate))) return { kind: 'failed' }
  if (!(await readLaunch(ctx)).isShopOpen) return { kind: 'shopClosed' }
  const agreed = await validateOrder(ctx, input)
  // What was placed stands, whatever changed since: an impatient visitor gets the first answer again.
  const kept =
    'kind' in agreed
      ? ((await findPlacedOrder(database(ctx).drizzle, input)) ?? agreed)
      : await saveOrder(ctx, agreed, await acceptedFiles(agreed))
  return 'id' in kept ? answer(ctx, kept) : kept
}

function acceptedFiles({ terms, agreement, company }: ValidatedOrder): Promise<Attachment[]> {
  return Promise.all([terms, agreement].flatMap(page => (page ? [legalFile(page, company)] : [])))
}

async function answer(ctx: Ctx, { id, orderKey, payment, mails }: SavedOrder): Promise<PlaceOrderResult> {
  const [mailed, payAt] = await Promise.all([
    mails ? sendNow(ctx, mails) : wasSent(ctx, id, ORDER_CONFIRMATION),
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

/** `payment` is null as long as it has no invoice. `mails` are those of now; null for one that stood already. */
type SavedOrder = { id: string; orderKey: string; payment: string | null; mails: QueuedMail[] | null }

type NotSaved = { kind: 'accountNotMade' | 'keyReused' | 'notSaved' } | SubmissionLimited['answer']

type Bill = (ctx: Ctx, tx: Tx, order: BillableOrder) => Promise<string | null>

/**
 * One order for one key: customer, order, draft invoice, payment and mail, all of it or nothing. It stands without its
 * invoice too, which the worker then makes later.
 */
async function saveOrder(
  ctx: Ctx,
  agreed: ValidatedOrder,
  terms: Attachment[],
): Promise<SavedOrder | NotSaved> {
  try {
    return await transaction(ctx, tx => save(ctx, tx, agreed, terms, invoiceOrAbort)).catch(err => {
      if (!(err instanceof InvoiceFailed)) throw err
      ctx.payload.logger.error({ err: err.cause, msg: 'an order is saved without its invoice' })
      return transaction(ctx, tx => save(ctx, tx, agreed, terms, async () => null))
    })
  } catch (err) {
    const isRefused = err instanceof OrderAborted || err instanceof SubmissionLimited
    if (!isRefused) ctx.payload.logger.error({ err, msg: 'an order was not saved' })
    return isRefused ? err.answer : { kind: 'notSaved' }
  }
}

/** An address that has an account gets the order in that, and only whoever reads its mail hears so. */
async function save(
  ctx: Ctx,
  tx: Tx,
  agreed: ValidatedOrder,
  terms: Attachment[],
  bill: Bill,
): Promise<SavedOrder> {
  const { customer: buyer, gate } = agreed.input
  const account = await accountFor(ctx, tx, buyer)
  const order = await insertOrder(ctx, tx, newOrder(agreed, account.id))
  if (!order) return findFirstOrder(tx, agreed.input)
  const { id, number, orderKey } = order
  await watchVatId(ctx, tx.sql, buyer)
  const payment = await bill(ctx, tx, { id, number, customer: account.id, buyer, lines: agreed.lines })
  const passwordLink = account.isNew ? await createPasswordLink(ctx, tx, account.id, 'set') : null
  const mail = orderConfirmationMail(agreed, { ...order, passwordLink, terms })
  // Side by side: the counters have connections of their own, and past a limit the mail is rolled back too.
  const sent = { form: 'orders', email: buyer.email, proof: gate.proof } as const
  const [stop, mails] = await Promise.all([checkSubmissionLimits(ctx, sent), queueMail(ctx, tx, [mail])])
  if (stop) throw new SubmissionLimited(stop)
  return { id, orderKey, payment, mails }
}

function newOrder(
  { input, domain, lines, amounts, packageName, start, terms, agreement }: ValidatedOrder,
  customer: string,
): NewOrder {
  const { basket, gate, customer: buyer } = input
  return {
    ...{ customer, buyer, domain, lines, amounts, title: packageName, termsVersion: terms.version },
    processingVersion: agreement?.version ?? null,
    start,
    tellsOfWithdrawal: buyer.kind === 'private',
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

async function findFirstOrder(tx: Tx, input: PlaceOrderInput): Promise<SavedOrder> {
  const first = await findPlacedOrder(tx.sql, input)
  if (!first || 'kind' in first) throw new OrderAborted('keyReused')
  return first
}

/** Leaves the transaction of an order so that nothing of it remains. */
class OrderAborted extends Error {
  readonly answer: NotSaved
  constructor(kind: 'accountNotMade' | 'keyReused') {
    super(kind)
    this.answer = { kind }
  }
}

/** Likewise, so that the order is saved anew without what could not be written. */
class InvoiceFailed extends Error {
  constructor(cause: unknown) {
    super('not billed', { cause })
  }
}

const placedOrder = z.object({ id: z.string(), orderKey: z.string(), contentHash: z.nullable(z.string()) })

/** What stands under the key of a submission; null when nothing does yet. */
async function findPlacedOrder(
  db: Pick<Sql, 'execute'>,
  input: PlaceOrderInput,
): Promise<SavedOrder | { kind: 'keyReused' } | null> {
  const { rows } = await db.execute(sql`
    select o.id, o.order_key as "orderKey", o.content_hash as "contentHash"
    from ${orderSql.from} where o.submission_key = ${input.gate.submissionKey}`)
  if (!rows[0]) return null
  const { id, orderKey, contentHash } = placedOrder.parse(rows[0])
  if (contentHash !== hashOrder(input)) return { kind: 'keyReused' }
  return { id, orderKey, payment: await findFirstPayment(db, id), mails: null }
}

/** What makes two orders the same: what was chosen, by whom, at which price and terms, and when it begins. */
function hashOrder(input: PlaceOrderInput): string {
  const { basket, customer, termsVersion, seenTotal, start } = input
  // A version without these may still run beside this one: what it hashed stays the same.
  const processingVersion = input.processingVersion || undefined
  const ticked = Object.values(start).some(Boolean) ? start : undefined
  const content = JSON.stringify({
    ...{ basket, customer, termsVersion, seenTotal, start: ticked, processingVersion },
  })
  return createHash('sha256').update(content).digest('hex')
}

/** The first thing that is wrong at each field. A field of the customer goes by its own name. */
function orderErrors(issues: z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(issues.map(issue => [fieldOf(issue.path), issue.message]).reverse())
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path.slice(path[0] === 'customer' ? 1 : 0).join('.')
}
