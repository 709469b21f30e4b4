import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx } from '@/platform/db/transaction'
import type { PaymentState } from '../../model/payment'

/** One attempt to pay one invoice. Amounts are cents with VAT; `invoice` is null once its draft is gone. */
export type Payment = {
  id: string
  invoice: string | null
  order: string | null
  provider: string
  providerId: string | null
  checkoutUrl: string | null
  amount: number
  state: PaymentState
  refunded: number
  chargedBack: number
  problem: string | null
  createdAt: string
}

export function paymentsTable(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.payments
}

export async function findPayment(ctx: Ctx, id: string): Promise<Payment | null> {
  const [found] = await database(ctx)
    .drizzle.select()
    .from(paymentsTable(ctx))
    .where(eq(paymentsTable(ctx).id, id))
  return (found as Payment | undefined) ?? null
}

/** An attempt that nobody else changes until the commit, nor its order. */
export async function lockPayment(ctx: Ctx, tx: Tx, { id, order }: Payment): Promise<Payment> {
  if (order) await lockOrderRow(tx, order)
  const [found] = await tx.sql
    .select()
    .from(paymentsTable(ctx))
    .where(eq(paymentsTable(ctx).id, id))
    .for('update')
  if (!found) throw new Error('a payment went away')
  return found as Payment
}

/** Whoever works on an order locks it first, so that no two wait for each other. */
export async function lockOrderRow(tx: Tx, order: string): Promise<void> {
  await tx.sql.execute(sql`select from hosting_orders where id = ${order} for no key update`)
}

export async function updatePayment(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  id: string,
  change: Partial<Payment> & { paidAt?: string; askAgainAt?: string | null },
): Promise<void> {
  await tx.sql
    .update(paymentsTable(ctx))
    .set({ ...change, updatedAt: ctx.now().toISOString() })
    .where(eq(paymentsTable(ctx).id, id))
}

type NewPayment = {
  invoice: string
  order: string | null
  /** Cents, with VAT. */
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
  await tx.sql.insert(paymentsTable(ctx)).values({
    ...{ id, invoice, order, amount, currency: 'EUR', state: 'open', provider: ctx.payments.name },
    ...{ refunded: 0, chargedBack: 0, createdAt: now, updatedAt: now },
  })
  return id
}

/** What an attempt pays for. `invoiceNumber` is null while the invoice is a draft, or gone. */
export type Purpose = {
  id: string
  amount: number
  checkoutUrl: string | null
  order: string | null
  orderNumber: string | null
  orderKey: string | null
  packageName: string | null
  domainName: string | null
  invoice: string | null
  invoiceNumber: string | null
  buyer: string | null
}

/** Null when there is no such attempt. */
export async function findPurpose(db: Sql, attempt: string): Promise<Purpose | null> {
  const { rows } = await db.execute<Purpose>(sql`
    select p.id, p.amount::int, p.checkout_url as "checkoutUrl", o.id as "order", o.number as "orderNumber",
      o.order_key as "orderKey", o.package_name as "packageName",
      o.domain_name as "domainName", i.id as invoice, i.number as "invoiceNumber",
      coalesce(i.buyer, o.buyer)->>'name' as buyer
    from payments p
    left join hosting_invoices i on i.id = p.invoice_id
    left join hosting_orders o on o.id = p.order_id
    where p.id = ${attempt}`)
  return rows[0] ?? null
}

/** What the customer reads on the page of the provider and on a bank statement. */
export function descriptionOf({ invoiceNumber, orderNumber }: Purpose): string {
  if (invoiceNumber) return `Factuur ${invoiceNumber}`
  return orderNumber ? `Bestelling ${orderNumber}` : 'Factuur'
}

/** Where the customer goes after paying: who just ordered reads on, who paid a bill is back where it stood. */
export function pathAfter({ id, invoiceNumber, orderKey }: Purpose): string {
  return orderKey && !invoiceNumber ? orderPath(orderKey) : `/hosting-dashboard?betaling=${id}`
}

/** The page on which an order ends, and from which it can be paid again. */
export const orderPath = (orderKey: string) => `/hosting-bestellen/klaar?bestelling=${orderKey}`
