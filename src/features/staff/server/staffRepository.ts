import { eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { hasRole } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'

/** Empty where Payload stored no password. */
const hashed = z.pipe(
  z.nullable(z.string()),
  z.transform(value => value ?? ''),
)

const staffRow = z.object({
  ...{ id: z.string(), email: z.string(), name: z.string(), hash: hashed, salt: hashed },
  /** Set until an invited colleague has chosen a password. */
  invitedAt: z.nullable(z.string()),
})

export type StaffRow = z.infer<typeof staffRow>

type Connection = Pick<Tx, 'sql'>

function table(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.staff
}

export const findStaffByEmail = (ctx: Ctx, email: string) => staffWhere(ctx, eq(table(ctx).email, email))

export const findStaffById = (ctx: Ctx, id: string) => staffWhere(ctx, eq(table(ctx).id, id))

export const findStaffByLink = (ctx: Ctx, hash: string) =>
  staffWhere(ctx, eq(table(ctx).resetPasswordToken, hash))

async function staffWhere(ctx: Ctx, condition: SQL): Promise<StaffRow | null> {
  const [found] = await database(ctx).drizzle.select().from(table(ctx)).where(condition)
  return found ? staffRow.parse(found) : null
}

export async function lockStaff(
  ctx: Pick<Ctx, 'payload'>,
  tx: Connection,
  id: string,
): Promise<StaffRow | null> {
  const [found] = await tx.sql
    .select()
    .from(table(ctx))
    .where(eq(table(ctx).id, id))
    .for('update')
  return found ? staffRow.parse(found) : null
}

type NewLink = { hash: string; until: Date; invitedAt?: Date }

/** One link per account: it takes the place of the one before it. */
export async function saveStaffLink(
  tx: Connection,
  id: string,
  { hash, until, invitedAt }: NewLink,
): Promise<void> {
  await tx.sql.execute(sql`
    update staff set reset_password_token = ${hash}, reset_password_expiration = ${until.toISOString()},
      invited_at = ${invitedAt ? invitedAt.toISOString() : sql`invited_at`}
    where id = ${id}`)
}

const linkOwner = z.object({ id: z.string(), isInvited: z.boolean() })

export type LinkOwner = z.infer<typeof linkOwner>

/** Locks the row: of two with one link the second fails. */
export async function lockLinkOwner(tx: Connection, hash: string): Promise<LinkOwner | null> {
  const { rows } = await tx.sql.execute(sql`
    select id, invited_at is not null as "isInvited" from staff where reset_password_token = ${hash} for update`)
  return rows[0] ? linkOwner.parse(rows[0]) : null
}

/** Null for who does not sell, or is gone. */
export async function findSellerAddress(
  { payload }: Pick<Ctx, 'payload'>,
  id: string,
): Promise<string | null> {
  const account = await payload.findByID({
    collection: 'staff',
    id,
    select: { email: true, roles: true },
    disableErrors: true,
    depth: 0,
    ...asSystem,
  })
  return account && hasRole({ ...account, collection: 'staff' }, 'operator') ? account.email : null
}

/** SQL of id and name of the account with an id, as JSON. */
export function staffSummary(id: SQL): SQL {
  return sql`(select jsonb_build_object('id', staff.id, 'name', staff.name) from staff where staff.id = ${id})`
}

export async function clearStaffLink(tx: Connection, id: string): Promise<void> {
  await tx.sql.execute(sql`update staff set invited_at = null, reset_password_token = null where id = ${id}`)
}
