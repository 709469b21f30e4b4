import { and, eq, ne, sql } from '@payloadcms/db-postgres/drizzle'
import { forgottenBefore } from '@/features/company/model/legal'
import { asSystem } from '@/platform/access/authority'
import { hashKey } from '@/platform/auth/keys'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { type PersonalData, rowsOfAddress } from '@/platform/registry'
import { daysBefore, type SignUp, type SubscriptionState, UNCONFIRMED_KEPT_DAYS } from '../model/subscription'

export type SubscriberRow = {
  id: string
  email: string
  state: SubscriptionState
  consentText: string
  consentAt: string
  submissionKey: string | null
}

export function subscribers(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.newsletter_subscribers
}

/** One subscriber, who nobody else changes until the commit. */
export async function lockSubscriber(
  ctx: Ctx,
  tx: Tx,
  by: 'id' | 'email' | 'tokenHash',
  value: string,
): Promise<SubscriberRow | null> {
  const table = subscribers(ctx)
  const [found] = await tx.sql.select().from(table).where(eq(table[by], value)).for('update')
  return (found as SubscriberRow | undefined) ?? null
}

export async function lockOrAdd(
  ctx: Ctx,
  tx: Tx,
  { email, source }: SignUp,
  consentText: string,
): Promise<SubscriberRow> {
  const now = ctx.now().toISOString()
  await tx.sql
    .insert(subscribers(ctx))
    .values({ email, source, consentText, state: 'pending', consentAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: subscribers(ctx).email })
  const found = await lockSubscriber(ctx, tx, 'email', email)
  if (!found) throw new Error('a subscriber went away while signing up')
  return found
}

export async function newConfirmKey(ctx: Ctx, tx: Tx, id: string): Promise<string> {
  const key = ctx.random()
  const table = subscribers(ctx)
  await tx.sql
    .update(table)
    .set({ tokenHash: hashKey(key) })
    .where(eq(table.id, id))
  return key
}

export async function isUsedByAnother(
  ctx: Ctx,
  tx: Tx,
  submissionKey: string,
  email: string,
): Promise<boolean> {
  const table = subscribers(ctx)
  const others = await tx.sql
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.submissionKey, submissionKey), ne(table.email, email)))
  return others.length > 0
}

export async function deleteOldSubscribers(ctx: Ctx): Promise<number> {
  const unconfirmed = daysBefore(ctx.now(), UNCONFIRMED_KEPT_DAYS).toISOString()
  const left = forgottenBefore(ctx.now()).toISOString()
  const { docs } = await ctx.payload.delete({
    collection: 'newsletter-subscribers',
    where: {
      or: [
        { state: { equals: 'pending' }, consentAt: { less_than: unconfirmed } },
        { state: { equals: 'unsubscribed' }, unsubscribedAt: { less_than: left } },
      ],
    },
    depth: 0,
    ...asSystem,
  })
  return docs.length
}

declare module '@/platform/registry' {
  interface PersonalRows {
    newsletter: Row[]
  }
}

export const newsletterPersonalData: PersonalData = {
  exportRows: async (ctx, { email }) => ({
    newsletter: await rowsOfAddress(ctx, 'newsletter-subscribers', 'email', email),
  }),
  recordIds: async (_ctx, tx, { email }) => {
    const { rows } = await tx.sql.execute<{ id: string }>(
      sql`select id::text from newsletter_subscribers where lower(email) = ${email}`,
    )
    return rows.map(row => row.id)
  },
  erase: async (_ctx, tx, { email }) => {
    await tx.sql.execute(sql`delete from newsletter_subscribers where lower(email) = ${email}`)
  },
}
