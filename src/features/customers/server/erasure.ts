import { eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { Forbidden } from 'payload'
import * as z from 'zod/mini'
import { getCompany, type OwnCompany } from '@/features/company/server/getCompany'
import { ALL_LEAD_TABLES } from '@/features/leads/server/leadRepository'
import { hasRole } from '@/platform/access/actors'
import { recordEvent, redactAuditLog } from '@/platform/audit/auditLog'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import { unusableHash } from '@/platform/auth/passwordChecks'
import { json, notFound, officeEndpoint } from '@/platform/console/officeEndpoint'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import type { AskErasureResult, EraseResult } from '../model/account'
import { EMPTY_CUSTOMER } from '../model/customer'
import { erasureAskedMail, erasureTaskMail } from './customerMails'
import { type CustomerRow, currentCustomerId, customers, lockCustomer } from './customerRepository'
import { mayChange } from './limits'

type Asked = { kind: AskErasureResult['kind']; mails?: QueuedMail[] }

/** Keeps that a customer wants to be forgotten, and writes to them and to staff, who have a month for it. */
export async function requestErasure(ctx: Ctx): Promise<AskErasureResult> {
  const id = currentCustomerId(ctx)
  if (!id) return { kind: 'loggedOut' }
  try {
    if (!(await mayChange(ctx, id))) return { kind: 'tooMany' }
    const company = await getCompany(ctx)
    const { kind, mails } = await transaction(ctx, tx => recordRequest(ctx, tx, id, company))
    await sendNow(ctx, mails ?? [])
    return { kind }
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a request to be forgotten was not saved' })
    return { kind: 'failed' }
  }
}

async function recordRequest(ctx: Ctx, tx: Tx, id: string, company: OwnCompany): Promise<Asked> {
  const customer = await lockCustomer(ctx, tx, id)
  if (!customer) return { kind: 'loggedOut' }
  if (customer.erasureAskedAt) return { kind: 'askedBefore' }
  const now = ctx.now().toISOString()
  const table = customers(ctx)
  await tx.sql.update(table).set({ erasureAskedAt: now, updatedAt: now }).where(eq(table.id, id))
  await recordEvent(ctx, tx, {
    collection: 'hosting-customers',
    id,
    change: 'Wil vergeten worden',
    before: null,
    after: 'Gevraagd',
  })
  const letter = { ...customer, company, notifyEmail: company.notifyEmail }
  return {
    kind: 'asked',
    mails: await queueMail(ctx, tx, [erasureAskedMail(letter), erasureTaskMail(letter)]),
  }
}

/** Staff who sell forget a customer here. */
export const eraseEndpoint = officeEndpoint('post', '/:id/erase', async (ctx, req) => {
  const id = z.uuid().safeParse(req.routeParams?.id)
  const erased = id.success ? await eraseCustomer(ctx, id.data) : null
  return erased && erased.kind !== 'unknown' ? json(erased) : notFound()
})

/** Forgets a customer for good, all but the invoices. For who sells; a running order or open invoice comes first. */
export async function eraseCustomer(ctx: Ctx, id: string): Promise<EraseResult> {
  if (!hasRole(ctx.user, 'operator')) throw new Forbidden()
  return transaction(ctx, async tx => {
    const customer = await lockCustomer(ctx, tx, id)
    if (!customer) return { kind: 'unknown' }
    const hindrance = await findObstacle(tx, id)
    return hindrance ? { kind: hindrance } : erase(ctx, tx, customer)
  })
}

async function erase(ctx: Ctx, tx: Tx, customer: CustomerRow): Promise<EraseResult> {
  await erasePerson(ctx, tx, customer)
  await recordEvent(ctx, tx, {
    collection: 'hosting-customers',
    id: customer.id,
    change: 'Gegevens gewist',
    before: null,
    after: null,
  })
  await recordSecurityEvent(ctx, tx, {
    event: { code: 'accountErased' },
    subject: { collection: 'hosting-customers', id: customer.id },
  })
  return { kind: 'erased' }
}

async function findObstacle(tx: Tx, id: string): Promise<'stillRunning' | 'stillOpen' | null> {
  const { rows } = await tx.sql.execute<{ running: boolean; open: boolean }>(sql`
    select exists (select 1 from hosting_orders where customer_id = ${id} and status <> 'cancelled') as running,
      exists (select 1 from hosting_invoices where customer_id = ${id} and number is not null and series = 'INV'
        and status <> 'credited' and payment_status <> 'paid') as open`)
  if (rows[0]?.running) return 'stillRunning'
  return rows[0]?.open ? 'stillOpen' : null
}

const NOBODY = { ...EMPTY_CUSTOMER, name: 'Gewiste klant' }

/** What belongs to a person by their address alone. */
const OF_ADDRESS = [...ALL_LEAD_TABLES, sql`newsletter_subscribers`]

/** Takes one person out of everything that is kept but the final invoices, in the caller's transaction. */
async function erasePerson(ctx: Ctx, tx: Tx, { id, email }: CustomerRow): Promise<void> {
  const theirs = recordsOf(id, email)
  await tx.sql.execute(sql`
    delete from mail_messages where lower("to") = ${email} or about_id in (${theirs})`)
  await tx.sql.execute(redactAuditLog(theirs))
  for (const table of OF_ADDRESS)
    await tx.sql.execute(sql`delete from ${table} where lower(email) = ${email}`)
  await tx.sql.execute(sql`delete from hosting_invoices where customer_id = ${id} and number is null`)
  await tx.sql.execute(sql`
    update hosting_orders set buyer = ${JSON.stringify(NOBODY)}, notes = null where customer_id = ${id}`)
  await emptyAccount(ctx, tx, id)
}

/** Everything that may carry words of this person or about them. */
function recordsOf(id: string, email: string) {
  return sql`
    select ${id}::text
    union all select id::text from hosting_orders where customer_id = ${id}
    union all select id::text from hosting_invoices where customer_id = ${id}
    ${sql.join(OF_ADDRESS.map(recordsAt(email)), sql` `)}`
}

const recordsAt = (email: string) => (table: SQL) =>
  sql`union all select id::text from ${table} where lower(email) = ${email}`

/** The record stays, so that orders and invoices still belong to somebody; nobody can log in to it. */
async function emptyAccount(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const table = customers(ctx)
  const now = ctx.now().toISOString()
  await tx.sql.execute(sql`delete from hosting_customers_sessions where _parent_id = ${id}`)
  await tx.sql.execute(sql`delete from bureau.password_links where customer = ${id}`)
  await tx.sql
    .update(table)
    .set({
      ...NOBODY,
      ...unusableHash(),
      email: `${id}@gewist.invalid`,
      disabled: true,
      passwordSet: false,
      erasureAskedAt: null,
      updatedAt: now,
    })
    .where(eq(table.id, id))
}
