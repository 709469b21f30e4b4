import { sql } from '@payloadcms/db-postgres/drizzle'
import { unusableHash } from '@/platform/auth/passwordHash'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { Customer } from '../model/customer'
import { customers } from './customerRecord'

/**
 * The account of this address, made when there is none, in one statement that takes as long either way. A stranger
 * who types somebody's address changes nothing in the account. A new one has no password that anybody knows.
 */
export async function findOrCreateCustomer(
  ctx: Ctx,
  tx: Tx,
  { email, ...particulars }: Customer,
): Promise<{ id: string; isNew: boolean }> {
  const table = customers(ctx)
  const now = ctx.now().toISOString()
  const [account] = await tx.sql
    .insert(table)
    .values({
      ...particulars,
      ...unusableHash(),
      email: email.toLowerCase(),
      disabled: false,
      passwordSet: false,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({ target: table.email, set: { updatedAt: sql`${table.updatedAt}` } })
    .returning({ id: table.id, isNew: sql<boolean>`(xmax = 0)` })
  if (!account) throw new Error('an account was neither found nor made')
  return { id: String(account.id), isNew: Boolean(account.isNew) }
}
