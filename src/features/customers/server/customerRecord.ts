import { eq } from '@payloadcms/db-postgres/drizzle'
import { isCustomer } from '@/platform/access/actors'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'

export type CustomerRow = {
  id: string
  email: string
  name: string
  hash: string
  salt: string
  disabled: boolean | null
  passwordSet: boolean | null
  erasureAskedAt: string | null
}

export function customers(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.hosting_customers
}

/** The customer who is logged in; null for anybody else. */
export function currentCustomerId({ user }: Pick<Ctx, 'user'>): string | null {
  return user && isCustomer(user) ? user.id : null
}

export async function findCustomer(ctx: Ctx, email: string): Promise<CustomerRow | null> {
  const table = customers(ctx)
  const [found] = await database(ctx).drizzle.select().from(table).where(eq(table.email, email))
  return (found as CustomerRow | undefined) ?? null
}

/** One customer, whom nobody else changes until the commit. */
export async function lockCustomer(ctx: Ctx, tx: Tx, id: string): Promise<CustomerRow | null> {
  const table = customers(ctx)
  const [found] = await tx.sql.select().from(table).where(eq(table.id, id)).for('update')
  return (found as CustomerRow | undefined) ?? null
}
