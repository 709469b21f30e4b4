import { and, desc, eq, inArray, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, isoTimestamp, type Tx } from '@/platform/db/transaction'
import { currentRequestId } from '@/platform/log/requestId'
import { type PersonalData, type Row, rowsOfAddress } from '@/platform/registry'
import { leaseFrom, MAIL_STATES, type MailState } from './retry'
import type { Attachment } from './transport'

type Connection = Pick<Tx, 'sql'>

const absent = <Value>(type: z.ZodMiniType<Value>) =>
  z.optional(
    z.pipe(
      z.nullish(type),
      z.transform(value => value ?? undefined),
    ),
  )

const attachment = z.object({
  ...{ filename: z.string(), contentType: z.string(), content: z.string() },
  encoding: z.optional(z.literal('base64')),
})

const mailRow = z.object({
  ...{ id: z.string(), to: z.string(), subject: z.string(), html: z.string(), text: z.string() },
  ...{ messageId: z.string(), replyTo: absent(z.string()), unsubscribe: absent(z.string()) },
  attachments: absent(z.array(attachment)),
  attempts: z.coerce.number(),
  aboutCollection: z.nullable(z.string()),
  sealed: z.nullable(z.string()),
})

/** Of a mail that was sent: with its bytes, or with their hash and where they are. */
const storedFile = z.object({
  ...{ filename: z.string(), contentType: z.string(), content: z.optional(z.string()) },
  ...{ encoding: z.optional(z.literal('base64')), sha256: z.optional(z.string()) },
  ...{ size: z.optional(z.number()), store: z.optional(z.string()) },
})

const storedMail = z.extend(mailRow, {
  attachments: absent(z.array(storedFile)),
  createdAt: z.string(),
  state: z.enum(MAIL_STATES.map(each => each.value)),
  nextAttemptAt: z.nullable(z.string()),
  aboutId: z.nullable(z.string()),
})

/** A later `leasedUntil` in the database is another process's lease. */
export type LeasedMail = z.infer<typeof mailRow> & { leasedUntil: Date }

export type StoredMail = z.infer<typeof storedMail>

/** Parts of a reader's own statement. Mails are called `m` in it. */
export const mailSql = { from: sql`mail_messages m` }

function table(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.mail_messages
}

type NewMail = LeasedMail & { template: string; aboutId: string | null }

/** Raw SQL: building the statement from the table took as long as running it. */
export async function insertMails(
  { sql: connection }: Connection,
  mails: NewMail[],
  now: Date,
): Promise<void> {
  await connection.execute(sql`
    insert into mail_messages (id, message_id, template, "to", subject, html, text, reply_to, unsubscribe, attachments,
      about_collection, about_id, sealed, next_attempt_at, created_at, updated_at, request_id)
    values ${sql.join(
      mails.map(mail => newRow(mail, now.toISOString())),
      sql`, `,
    )}`)
}

function newRow({ attachments, ...mail }: NewMail, created: string): SQL {
  return sql`(
    ${mail.id}, ${mail.messageId}, ${mail.template}, ${mail.to}, ${mail.subject}, ${mail.html}, ${mail.text},
    ${mail.replyTo ?? null}, ${mail.unsubscribe ?? null}, ${attachments ? JSON.stringify(attachments) : null}::jsonb,
    ${mail.aboutCollection}, ${mail.aboutId}, ${mail.sealed}, ${mail.leasedUntil.toISOString()}, ${created}, ${created},
    ${currentRequestId()})`
}

/** SKIP LOCKED: parallel workers never take the same message. */
export async function leaseDueMails(ctx: Ctx, limit: number, except: string[]): Promise<LeasedMail[]> {
  const now = ctx.now()
  const leasedUntil = leaseFrom(now)
  const { rows } = await database(ctx).drizzle.execute(sql`
    update mail_messages set next_attempt_at = ${leasedUntil.toISOString()}
    where id = any(array(
      select id from mail_messages
      where state = 'queued' and next_attempt_at <= ${now.toISOString()} ${notAmong(except)}
      order by next_attempt_at limit ${limit} for update skip locked
    ))
    returning id, "to", subject, html, text, message_id as "messageId", reply_to as "replyTo",
      unsubscribe, attachments, attempts, about_collection as "aboutCollection", sealed`)
  return rows.map(row => ({ ...mailRow.parse(row), leasedUntil }))
}

function notAmong(ids: string[]): SQL {
  const listed = ids.map(id => sql`${id}`)
  return ids.length > 0 ? sql`and id not in (${sql.join(listed, sql`, `)})` : sql``
}

/** False when another process has the lease, or nothing is left to send. */
export async function renewLease(ctx: Ctx, mail: Pick<LeasedMail, 'id' | 'leasedUntil'>): Promise<boolean> {
  const until = leaseFrom(ctx.now())
  const { rows } = await database(ctx).drizzle.execute(sql`
    update mail_messages set next_attempt_at = ${until.toISOString()}
    where id = ${mail.id} and state = 'queued' and next_attempt_at = ${mail.leasedUntil.toISOString()}
    returning id`)
  if (rows.length > 0) mail.leasedUntil = until
  return rows.length > 0
}

export type Outcome = {
  state: MailState
  sentAt?: string
  nextAttemptAt: string | null
  lastError: string | null
}

/** A sent mail is recorded whoever holds its lease; a failure only by the holder. */
export async function recordOutcome(ctx: Ctx, mail: LeasedMail, outcome: Outcome): Promise<void> {
  const messages = table(ctx)
  const mine = outcome.sentAt
    ? inArray(messages.state, ['queued', 'failed'])
    : and(eq(messages.state, 'queued'), eq(messages.nextAttemptAt, mail.leasedUntil.toISOString()))
  await database(ctx)
    .drizzle.update(messages)
    .set({
      ...outcome,
      ...(keepsLinks(mail, outcome.state) ? {} : { sealed: null }),
      attempts: mail.attempts + 1,
      updatedAt: ctx.now().toISOString(),
    })
    .where(and(eq(messages.id, mail.id), mine))
}

/** Retries need the links; administrators of a demonstration open those of customers. */
function keepsLinks({ aboutCollection }: LeasedMail, state: MailState): boolean {
  return state === 'queued' || (state === 'kept' && aboutCollection !== 'staff')
}

export async function markAsFailed(ctx: Ctx, mails: { id: string }[]): Promise<void> {
  const messages = table(ctx)
  const ids = mails.map(mail => mail.id)
  await database(ctx)
    .drizzle.update(messages)
    .set({ state: 'failed', nextAttemptAt: null, sealed: null, updatedAt: ctx.now().toISOString() })
    .where(and(inArray(messages.id, ids), eq(messages.state, 'queued')))
}

/** After a restore: whether it went out since the backup, nobody knows here. Answers how many. */
export async function holdWaitingMail(tx: Connection): Promise<number> {
  const { rows } = await tx.sql.execute(sql`
    update mail_messages set state = 'held', next_attempt_at = null where state = 'queued' returning id`)
  return rows.length
}

/** What no longer holds is not sent. One that is on its way right now cannot be stopped. */
export async function withdrawMail(tx: Connection, about: string, template: string): Promise<void> {
  await tx.sql.execute(sql`
    update mail_messages set state = 'failed', next_attempt_at = null, sealed = null, last_error = 'Ingetrokken: dit klopt niet meer.'
    where about_id = ${about} and template = ${template} and state = 'queued'`)
}

export async function findMail(ctx: Ctx, id: string): Promise<StoredMail | null> {
  const messages = table(ctx)
  const [found] = await database(ctx).drizzle.select().from(messages).where(eq(messages.id, id))
  return found ? storedMail.parse(found) : null
}

export async function lockMail(ctx: Ctx, tx: Connection, id: string): Promise<StoredMail | null> {
  const messages = table(ctx)
  const [found] = await tx.sql.select().from(messages).where(eq(messages.id, id)).for('update')
  return found ? storedMail.parse(found) : null
}

const sealedMail = z.object({ id: z.string(), sealed: z.nullable(z.string()) })

const mailWithFiles = z.pick(storedMail, { id: true, aboutCollection: true, aboutId: true, createdAt: true })

export type MailWithFiles = z.infer<typeof mailWithFiles> & { attachments: z.infer<typeof storedFile>[] }

/** Sent before a moment, with a file whose bytes have no hash yet. */
export async function lockMailsWithFiles(
  tx: Connection,
  before: Date,
  limit: number,
): Promise<MailWithFiles[]> {
  const { rows } = await tx.sql.execute(sql`
    select id, about_collection as "aboutCollection", about_id as "aboutId", ${isoTimestamp('created_at')} as "createdAt",
      attachments
    from mail_messages
    where state in ('sent', 'kept') and sent_at < ${before.toISOString()}
      and jsonb_path_exists(attachments, '$[*] ? (exists (@.content) && !exists (@.sha256))')
    limit ${limit} for update skip locked`)
  return rows.map(row => ({
    ...mailWithFiles.parse(row),
    attachments: z.array(storedFile).parse(row.attachments),
  }))
}

export async function setAttachments(
  tx: Connection,
  id: string,
  attachments: MailWithFiles['attachments'],
): Promise<void> {
  await tx.sql.execute(sql`
    update mail_messages set attachments = ${JSON.stringify(attachments)}::jsonb where id = ${id}`)
}

/** Those about a record that still wait. */
export async function lockQueuedMails(
  ctx: Pick<Ctx, 'payload'>,
  tx: Connection,
  about: string,
): Promise<z.infer<typeof sealedMail>[]> {
  const messages = table(ctx)
  const queued: MailState = 'queued'
  const found = await tx.sql
    .select()
    .from(messages)
    .where(and(eq(messages.aboutId, about), eq(messages.state, queued)))
    .for('update')
  return found.map(each => sealedMail.parse(each))
}

export async function setSealed(
  ctx: Pick<Ctx, 'payload'>,
  tx: Connection,
  id: string,
  sealed: string,
): Promise<void> {
  const messages = table(ctx)
  await tx.sql.update(messages).set({ sealed }).where(eq(messages.id, id))
}

type Resent = {
  leasedUntil: Date
  sealed?: string
  messageId?: string
  attachments?: Attachment[] | undefined
}

export async function requeueMail(
  ctx: Ctx,
  tx: Connection,
  id: string,
  { leasedUntil, ...changed }: Resent,
): Promise<LeasedMail> {
  const messages = table(ctx)
  const [queued] = await tx.sql
    .update(messages)
    .set({
      ...{ state: 'queued', attempts: 0, nextAttemptAt: leasedUntil.toISOString(), lastError: null },
      ...changed,
    })
    .where(eq(messages.id, id))
    .returning()
  return { ...mailRow.parse(queued), leasedUntil }
}

const attempted = z.pick(storedMail, { id: true, state: true, attempts: true })

export async function findLastMailAbout(ctx: Ctx, about: string, template: string) {
  const messages = table(ctx)
  const [found] = await database(ctx)
    .drizzle.select({ id: messages.id, state: messages.state, attempts: messages.attempts })
    .from(messages)
    .where(and(eq(messages.aboutId, about), eq(messages.template, template)))
    .orderBy(desc(messages.createdAt))
    .limit(1)
  return found ? attempted.parse(found) : null
}

export async function hasMailAbout(tx: Connection, about: string, template: string): Promise<boolean> {
  const { rows } = await tx.sql.execute(sql`
    select from mail_messages where about_id = ${about} and template = ${template} limit 1`)
  return rows.length > 0
}

/** `createdAt` is an ISO string. */
export type MailSummary = { id: string; subject: string; state: MailState; createdAt: string }

const MAX_MAILS = 200

export async function mailsAbout(ctx: Ctx, ids: string[]): Promise<MailSummary[]> {
  const { docs } = await ctx.payload.find({
    collection: 'mail-messages',
    where: { aboutId: { in: ids } },
    select: { subject: true, state: true, createdAt: true },
    sort: '-createdAt',
    limit: MAX_MAILS,
    pagination: false,
    depth: 0,
    ...asUser(ctx),
  })
  return docs.map(({ id, subject, state, createdAt }) => ({
    ...{ id, createdAt },
    subject: subject ?? '',
    state: state ?? 'queued',
  }))
}

export const mailPersonalData: PersonalData = {
  exportRows: async (ctx, { email }) => {
    const mails = await rowsOfAddress(ctx, 'mail-messages', 'to', email)
    return { mails: mails.map(withoutText) }
  },
}

/** A mail may hold a link that still opens an account. */
function withoutText({ to, subject, sentAt, createdAt }: Row): Row {
  return { to, subject, sentAt, createdAt }
}

export async function deleteMailsAbout(tx: Connection, recordIds: SQL): Promise<void> {
  await tx.sql.execute(sql`delete from mail_messages where about_id in (${recordIds})`)
}

export async function deleteMailsOf(tx: Connection, email: string, recordIds: SQL): Promise<void> {
  await tx.sql.execute(sql`
    delete from mail_messages where lower("to") = ${email} or about_id in (${recordIds})`)
}
