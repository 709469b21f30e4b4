import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx } from '@/platform/db/transaction'
import type { PaymentState } from '../../model/payment'
import { invoiceOwner, type OwnerDescription } from '../ports'

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
  if (order) await invoiceOwner(ctx).lock(tx, order)
  const [found] = await tx.sql
    .select()
    .from(paymentsTable(ctx))
    .where(eq(paymentsTable(ctx).id, id))
    .for('update')
  if (!found) throw new Error('a payment went away')
  return found as Payment
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
  invoiceNumber: string | null
  buyer: string | null
  /** What the invoice belongs to, if anything. */
  owner: OwnerDescription | null
}

/** Null when there is no such attempt. */
export async function findPurpose(
  ctx: Pick<Ctx, 'payload'>,
  db: Sql,
  attempt: string,
): Promise<Purpose | null> {
  const { describe } = invoiceOwner(ctx)
  const { rows } = await db.execute<Omit<Purpose, 'owner'> & { ownerRow: unknown }>(sql`
    select p.id, p.amount::int, p.checkout_url as "checkoutUrl", i.number as "invoiceNumber",
      i.buyer->>'name' as buyer, ${describe.select(sql`p.order_id`)} as "ownerRow"
    from payments p
    left join hosting_invoices i on i.id = p.invoice_id
    where p.id = ${attempt}`)
  const [found] = rows
  if (!found) return null
  const { ownerRow, ...purpose } = found
  const owner = ownerRow ? describe.read(ownerRow) : null
  return { ...purpose, buyer: purpose.buyer ?? owner?.buyer ?? null, owner }
}

/** What the customer reads on the page of the provider and on a bank statement. */
export function descriptionOf({ invoiceNumber, owner }: Purpose): string {
  if (invoiceNumber) return `Factuur ${invoiceNumber}`
  return owner ? `Bestelling ${owner.number}` : 'Factuur'
}

/** Where the customer goes after paying: who just ordered reads on, who paid an invoice is back where it stood. */
export function pathAfter({ id, invoiceNumber, owner }: Purpose): string {
  return owner && !invoiceNumber ? owner.returnPath : `/hosting-dashboard?betaling=${id}`
}
