import { and, desc, eq, isNull, or, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, oneOf, type Sql, type Tx } from '@/platform/db/transaction'
import { measureQueue, type Queue } from '@/platform/health/queues'
import { currentRequestId } from '@/platform/log/requestId'
import {
  PAYMENT_STATES,
  type PaymentState,
  type PaymentSummary,
  paymentReturnPath,
} from '../../model/payment'
import { invoiceOwner, type OwnerDescription } from '../invoiceOwner'
import { invoiceSql } from '../invoiceRepository'
import type { CreatedPayment } from '../providers/PaymentProvider'
import { invoiceStanding } from '../storedInvoice'

const text = z.nullable(z.string())
const state = z.enum(PAYMENT_STATES.map(each => each.value))
const cents = z.pipe(
  z.nullable(z.number()),
  z.transform(amount => amount ?? 0),
)

const paymentRow = z.object({
  ...{ id: z.string(), invoice: text, order: text, provider: z.string(), providerId: text },
  ...{ checkoutUrl: text, amount: z.number(), state, refunded: cents, chargedBack: cents },
  ...{ problem: text, createdAt: z.string() },
})

/** One attempt to pay one invoice. Amounts are cents with VAT; `invoice` is null once its draft is gone. */
export type Payment = z.infer<typeof paymentRow>

function table(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.payments
}

/** Within a transaction `db` is its connection: were each of many to ask for a second, they would wait for ever. */
export function findPayment(ctx: Ctx, id: string, db: Sql = database(ctx).drizzle): Promise<Payment | null> {
  return findOne(ctx, eq(table(ctx).id, id), db)
}

export function findByProviderId(ctx: Ctx, provider: string, id: string): Promise<Payment | null> {
  const payments = table(ctx)
  return findOne(ctx, and(eq(payments.provider, provider), eq(payments.providerId, id)))
}

async function findOne(
  ctx: Ctx,
  condition: SQL | undefined,
  db: Sql = database(ctx).drizzle,
): Promise<Payment | null> {
  const [found] = await db.select().from(table(ctx)).where(condition)
  return found ? paymentRow.parse(found) : null
}

/** An attempt that nobody else changes until the commit, nor its order. */
export async function lockPayment(ctx: Ctx, tx: Tx, { id, order }: Payment): Promise<Payment> {
  if (order) await invoiceOwner(ctx).lock(tx, order)
  const [found] = await tx.sql
    .select()
    .from(table(ctx))
    .where(eq(table(ctx).id, id))
    .for('update')
  if (!found) throw new Error('a payment went away')
  return paymentRow.parse(found)
}

export async function findLastPayment(
  ctx: Ctx,
  tx: Tx,
  { id, amount }: { id: string; amount: number },
): Promise<Payment | null> {
  const payments = table(ctx)
  const [last] = await tx.sql
    .select()
    .from(payments)
    .where(and(eq(payments.invoice, id), eq(payments.amount, amount), isNull(payments.problem)))
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return last ? paymentRow.parse(last) : null
}

type PaymentChange = Partial<
  Pick<Payment, 'state' | 'refunded' | 'chargedBack' | 'providerId' | 'problem'>
> & {
  paidAt?: string
  askAgainAt?: string | null
}

export async function updatePayment(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  id: string,
  change: PaymentChange,
): Promise<void> {
  await tx.sql
    .update(table(ctx))
    .set({ ...change, updatedAt: ctx.now().toISOString() })
    .where(eq(table(ctx).id, id))
}

/** False when the provider has made another payment of it before. */
export async function saveCheckout(
  ctx: Ctx,
  id: string,
  { providerId, checkoutUrl }: CreatedPayment,
  askAgainAt: string | undefined,
): Promise<boolean> {
  const payments = table(ctx)
  const saved = await database(ctx)
    .drizzle.update(payments)
    .set({ providerId, checkoutUrl, askAgainAt, updatedAt: ctx.now().toISOString() })
    .where(and(eq(payments.id, id), or(isNull(payments.providerId), eq(payments.providerId, providerId))))
    .returning({ id: payments.id })
  return saved.length > 0
}

export async function relinkPayments(ctx: Ctx, tx: Tx, order: string, invoice: string): Promise<void> {
  const payments = table(ctx)
  await tx.sql
    .update(payments)
    .set({ invoice })
    .where(and(eq(payments.order, order), isNull(payments.invoice)))
}

type NewPayment = {
  invoice: string
  order: string | null
  amount: number
}

/** Writes down an attempt to pay in the caller's transaction; the provider hears of it after the commit. */
export async function insertPayment(
  ctx: Ctx,
  tx: Tx,
  { invoice, order, amount }: NewPayment,
): Promise<string> {
  const id = ctx.random()
  const now = ctx.now().toISOString()
  const opened: PaymentState = 'open'
  await tx.sql.insert(table(ctx)).values({
    ...{ id, invoice, order, amount, currency: 'EUR', state: opened, provider: ctx.payments.current.name },
    ...{ refunded: 0, chargedBack: 0, createdAt: now, updatedAt: now, requestId: currentRequestId() },
  })
  return id
}

const duePayment = z.pick(paymentRow, { id: true, createdAt: true })

/** SKIP LOCKED: workers side by side never take the same payment. */
export async function leaseDuePayments(
  ctx: Ctx,
  limit: number,
  lease: Date,
): Promise<z.infer<typeof duePayment>[]> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    update payments set ask_again_at = ${lease.toISOString()}
    where id = any(array(
      select id from payments
      where ask_again_at <= ${ctx.now().toISOString()} and provider_id is not null
      order by ask_again_at limit ${limit} for update skip locked
    ))
    returning id, created_at as "createdAt"`)
  return rows.map(row => duePayment.parse(row))
}

const IS_OPEN = oneOf(
  'state',
  PAYMENT_STATES.filter(each => !each.isSettled && !each.isProcessing),
)

/** Has the next poll ask about what is open of these invoices. Call it before an invoice is locked. */
export async function pollAtOnce(ctx: Ctx, tx: Pick<Tx, 'sql'>, invoices: SQL): Promise<void> {
  await tx.sql.execute(sql`
    update payments set ask_again_at = ${ctx.now().toISOString()}
    where invoice_id in (${invoices}) and provider_id is not null and ${IS_OPEN}`)
}

/** Overdue when nobody asks the provider any more: one that does not answer is asked again later. */
export const paymentQueue: Queue = {
  ...{ key: 'payments', label: 'Betalingen waarvan de afloop nog komt', href: '/admin/hosting' },
  lateAfter: 30 * 60_000,
  measure: (ctx, lateBefore) =>
    measureQueue(
      ctx,
      sql`payments where ask_again_at is not null and provider_id is not null`,
      sql`ask_again_at`,
      lateBefore,
    ),
}

const IS_PROCESSING = oneOf(
  'p.state',
  PAYMENT_STATES.filter(each => each.isProcessing),
)
const IS_PAID = oneOf(
  'p.state',
  PAYMENT_STATES.filter(each => each.isPaid),
)

/** Parts of a reader's own statement. Payments are called `p` in it. */
export const paymentSql = { from: sql`payments p`, isPaid: IS_PAID }

/** Whether a bank is still at work on a payment of an order itself. */
export const hasPendingPayment = (order: SQL) =>
  sql`exists (select from payments p where p.order_id = ${order} and ${IS_PROCESSING} and ${invoiceSql.isPaymentOfOrder})`

const orderPayment = z.object({ id: z.string(), state, isStarted: z.boolean() })

export async function findOrderPayment(
  db: Pick<Sql, 'execute'>,
  order: string,
): Promise<z.infer<typeof orderPayment> | null> {
  const { rows } = await db.execute(sql`
    select p.id, p.state, p.provider_id is not null as "isStarted"
    from payments p where p.order_id = ${order} and ${invoiceSql.isPaymentOfOrder}
    order by ${IS_PAID} desc, p.created_at desc limit 1`)
  return rows[0] ? orderPayment.parse(rows[0]) : null
}

export async function findFirstPayment(db: Pick<Sql, 'execute'>, order: string): Promise<string | null> {
  const { rows } = await db.execute(sql`
    select p.id from payments p where p.order_id = ${order} and ${invoiceSql.isPaymentOfOrder}
    order by p.created_at, p.id limit 1`)
  return rows[0] ? z.string().parse(rows[0].id) : null
}

const ownPayment = z.object({
  ...{
    number: z.string(),
    state,
    status: invoiceStanding.status,
    paymentStatus: invoiceStanding.paymentStatus,
  },
})

export type OwnPayment = z.infer<typeof ownPayment>

export async function findInvoicePayment(ctx: Ctx, id: string, customer: string): Promise<OwnPayment | null> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select i.number, p.state, i.status, i.payment_status as "paymentStatus"
    from payments p join ${invoiceSql.from} on i.id = p.invoice_id
    where p.id = ${id} and i.customer_id = ${customer} and i.number is not null`)
  return rows[0] ? ownPayment.parse(rows[0]) : null
}

const paymentSummary = z.object({
  ...{ id: z.string(), provider: z.string(), providerId: text, amount: z.number(), state },
  ...{ refunded: z.number(), chargedBack: z.number(), problem: text, createdAt: z.string() },
}) satisfies z.ZodMiniType<PaymentSummary>

export async function listPayments(
  ctx: Ctx,
  of: { invoice: string } | { order: string },
): Promise<PaymentSummary[]> {
  const condition = 'invoice' in of ? sql`invoice_id = ${of.invoice}` : sql`order_id = ${of.order}`
  const { rows } = await database(ctx).drizzle.execute(sql`
    select id, provider, provider_id as "providerId", amount::int, state::text, coalesce(refunded, 0)::int as refunded,
      coalesce(charged_back, 0)::int as "chargedBack", problem, ${isoTimestamp('created_at')} as "createdAt"
    from payments where ${condition} order by created_at desc, id desc`)
  return rows.map(row => paymentSummary.parse(row))
}

/** `invoiceNumber` is null while the invoice is a draft, or gone. */
export type Purpose = {
  id: string
  provider: string
  amount: number
  checkoutUrl: string | null
  invoiceNumber: string | null
  buyer: string | null
  owner: OwnerDescription | null
}

const purposeRow = z.object({
  ...{ id: z.string(), provider: z.string(), amount: z.number(), checkoutUrl: text },
  ...{ invoiceNumber: text, buyer: text },
})

export async function findPurpose(
  ctx: Pick<Ctx, 'payload'>,
  db: Sql,
  attempt: string,
): Promise<Purpose | null> {
  const { describe } = invoiceOwner(ctx)
  const { rows } = await db.execute(sql`
    select p.id, p.provider, p.amount::int, p.checkout_url as "checkoutUrl", i.number as "invoiceNumber",
      i.buyer->>'name' as buyer, ${describe.select(sql`p.order_id`)} as "ownerRow"
    from payments p
    left join ${invoiceSql.from} on i.id = p.invoice_id
    where p.id = ${attempt}`)
  const [found] = rows
  if (!found) return null
  const purpose = purposeRow.parse(found)
  const owner = found.ownerRow ? describe.read(found.ownerRow) : null
  return { ...purpose, buyer: purpose.buyer ?? owner?.buyer ?? null, owner }
}

export function descriptionOf({ invoiceNumber, owner }: Purpose): string {
  if (invoiceNumber) return `Factuur ${invoiceNumber}`
  return owner ? `Bestelling ${owner.number}` : 'Factuur'
}

/** Where the customer goes after paying: who just ordered reads on, who paid an invoice is back where it was paid from. */
export function pathAfter({ id, invoiceNumber, owner }: Purpose): string {
  return owner && !invoiceNumber ? owner.returnPath : paymentReturnPath(id)
}
