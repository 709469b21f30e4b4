import { eq, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'

export type StaffRow = {
  id: string
  email: string
  name: string
  hash: string
  salt: string
  /** When a colleague was invited who has not chosen a password yet. */
  invitedAt: string | null
}

function table(ctx: Ctx) {
  return database(ctx).tables.staff
}

export const findStaffByEmail = (ctx: Ctx, email: string) => staffWhere(ctx, eq(table(ctx).email, email))

export const findStaffById = (ctx: Ctx, id: string) => staffWhere(ctx, eq(table(ctx).id, id))

/** Whose link this is, by the hash of its key. */
export const findStaffByLink = (ctx: Ctx, hash: string) =>
  staffWhere(ctx, eq(table(ctx).resetPasswordToken, hash))

async function staffWhere(ctx: Ctx, condition: SQL): Promise<StaffRow | null> {
  const [found] = await database(ctx).drizzle.select().from(table(ctx)).where(condition)
  return (found as StaffRow | undefined) ?? null
}

/** One member of staff, whom nobody else changes until the commit. */
export async function lockStaff(ctx: Ctx, tx: Pick<Tx, 'sql'>, id: string): Promise<StaffRow | null> {
  const [found] = await tx.sql
    .select()
    .from(table(ctx))
    .where(eq(table(ctx).id, id))
    .for('update')
  return (found as StaffRow | undefined) ?? null
}
