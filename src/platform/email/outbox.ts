import { and, desc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { nextAttempt } from '@/platform/time/backoff'
import { holdsLease, retryRecording, runningAttempts, track, whileRenewing } from './attempts'
import { ATTEMPTS_AT_ONCE, leaseFrom, type MailState, SEND_TIMEOUT_MS, VISITOR_WAITS_MS } from './retry'
import { fillLinks, hideLinks, openLinks } from './sealedLinks'
import type { SecretLinks } from './secretLinks'
import type { Attachment, OutgoingMail } from './transport'

export type MailDraft = {
  template: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  unsubscribe?: string
  attachments?: Attachment[]
  about?: { collection: string; id: string }
  /** Every link in it that grants something to whoever has it. They are kept sealed until the mail is sent. */
  links?: SecretLinks
}

export type QueuedMail = Omit<OutgoingMail, 'sender'> & {
  id: string
  attempts: number
  /** Until when it belongs to whoever has it in hand. A later lease in the database is somebody else's. */
  leasedUntil: Date
  aboutCollection: string | null
  /** The links of the markers in it; null where there are none. */
  sealed: string | null
}

/**
 * Writes mail in the caller's transaction, leased to the caller, who tries it after the commit.
 * Should the caller die, the worker finds it once the lease is over.
 */
export async function queueMail(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  drafts: MailDraft[],
  leasedUntil = leaseFrom(ctx.now()),
): Promise<QueuedMail[]> {
  if (drafts.length === 0) return []
  const mails = drafts.map(({ about, links = {}, ...draft }) => ({
    ...hideLinks({ ...draft, id: ctx.random() }, links),
    messageId: newMessageId(ctx),
    attempts: 0,
    leasedUntil,
    aboutCollection: about?.collection ?? null,
    aboutId: about?.id ?? null,
  }))
  await tx.sql.execute(sql`
    insert into mail_messages (id, message_id, template, "to", subject, html, text, reply_to, unsubscribe, attachments,
      about_collection, about_id, sealed, next_attempt_at, created_at, updated_at)
    values ${sql.join(mails.map(rowAt(ctx.now())), sql`, `)}`)
  return mails
}

/** Writes mail in the transaction of a hook. Payload commits after its hooks, so the worker sends it. */
export async function queueMailForWorker(ctx: Ctx, tx: Pick<Tx, 'sql'>, drafts: MailDraft[]): Promise<void> {
  await queueMail(ctx, tx, drafts, ctx.now())
}

/** A message as it is queued. Written out: building the statement from the table took as long as running it. */
const rowAt = (now: Date) => {
  const created = now.toISOString()
  return ({ attachments, ...mail }: QueuedMail & { template: string; aboutId: string | null }) => sql`(
    ${mail.id}, ${mail.messageId}, ${mail.template}, ${mail.to}, ${mail.subject}, ${mail.html}, ${mail.text},
    ${mail.replyTo ?? null}, ${mail.unsubscribe ?? null}, ${attachments ? JSON.stringify(attachments) : null}::jsonb,
    ${mail.aboutCollection}, ${mail.aboutId}, ${mail.sealed}, ${mail.leasedUntil.toISOString()}, ${created}, ${created})`
}

export function newMessageId(ctx: Ctx): string {
  return `<${ctx.random()}@${new URL(env.SITE_URL).hostname}>`
}

/**
 * Tries one leased message and writes down how it went. Never throws for the mail server's sake. A message whose lease
 * somebody else has taken is left to them.
 */
export function attemptMail(ctx: Ctx, mail: QueuedMail): Promise<MailState> {
  return track(mail.id, attempt(ctx, mail))
}

async function attempt(ctx: Ctx, mail: QueuedMail): Promise<MailState> {
  // The only thing of the sender that a queued mail does not carry.
  const sender = await ctx.organisation.readName(ctx.payload)
  if (!(await holdsLease(ctx, mail))) return 'queued'
  return whileRenewing(ctx, mail, async () => {
    const outcome = await deliver(ctx, mail, sender)
    if (outcome.sentAt) await retryRecording(ctx, mail.id, () => recordOutcome(ctx, mail, outcome))
    else await recordOutcome(ctx, mail, outcome)
    return outcome.state
  })
}

/** A mail that has gone has gone, whoever holds its lease. A failure counts only for who still holds it. */
async function recordOutcome(ctx: Ctx, mail: QueuedMail, outcome: Outcome): Promise<void> {
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

/** Leaves what could not be sent as it is, with what went wrong: nobody waits for it any more. */
export async function markAsFailed(ctx: Ctx, mails: QueuedMail[]): Promise<void> {
  const messages = table(ctx)
  const ids = mails.map(mail => mail.id)
  await database(ctx)
    .drizzle.update(messages)
    .set({ state: 'failed', nextAttemptAt: null, sealed: null, updatedAt: ctx.now().toISOString() })
    .where(and(inArray(messages.id, ids), eq(messages.state, 'queued')))
}

/** Leases and tries what is due, at most `limit` messages. Workers side by side never take the same one. */
export async function sendDueMail(ctx: Ctx, limit = ATTEMPTS_AT_ONCE): Promise<number> {
  const due = await leaseDue(ctx, limit)
  await Promise.all(due.map(mail => attemptMail(ctx, mail)))
  return due.length
}

/** Until a mail has gone its retries need its links; where it is kept, administrators open those of customers. */
function keepsLinks({ aboutCollection }: QueuedMail, state: MailState): boolean {
  return state === 'queued' || (state === 'kept' && aboutCollection !== 'staff')
}

type Outcome = {
  state: MailState
  sentAt?: string
  nextAttemptAt: string | null
  lastError: string | null
}

async function deliver(ctx: Ctx, mail: QueuedMail, sender: string): Promise<Outcome> {
  try {
    const { to, subject, html, text, messageId, replyTo, unsubscribe, attachments } = fillLinks(mail)
    const outgoing = { to, subject, html, text, messageId, replyTo, unsubscribe, attachments }
    const state = await ctx.mail.deliver(ctx.payload, { ...outgoing, sender })
    if (state === 'kept') printStaffLinks(ctx, mail)
    return { state, sentAt: ctx.now().toISOString(), nextAttemptAt: null, lastError: null }
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error)
    ctx.payload.logger.warn({ msg: 'mail was not delivered', mail: mail.id, attempt: mail.attempts + 1 })
    const again = nextAttempt(mail.attempts + 1, ctx.now())
    return {
      state: again ? 'queued' : 'failed',
      nextAttemptAt: again?.toISOString() ?? null,
      lastError,
    }
  }
}

/** Without a mail server nobody may find the link of a colleague in the office: it stands in the terminal. */
function printStaffLinks(ctx: Ctx, mail: QueuedMail): void {
  if (mail.aboutCollection !== 'staff') return
  for (const link of Object.values(openLinks(mail))) ctx.payload.logger.info(`For ${mail.to}: ${link}`)
}

async function leaseDue(ctx: Ctx, limit: number): Promise<QueuedMail[]> {
  const now = ctx.now()
  const leasedUntil = leaseFrom(now)
  const here = runningAttempts()
  const { rows } = await database(ctx).drizzle.execute<Record<string, unknown>>(sql`
    update mail_messages set next_attempt_at = ${leasedUntil.toISOString()}
    where id = any(array(
      select id from mail_messages
      where state = 'queued' and next_attempt_at <= ${now.toISOString()}
        ${
          here.length > 0
            ? sql`and id not in (${sql.join(
                here.map(id => sql`${id}`),
                sql`, `,
              )})`
            : sql``
        }
      order by next_attempt_at limit ${limit} for update skip locked
    ))
    returning id, "to", subject, html, text, message_id as "messageId", reply_to as "replyTo",
      unsubscribe, attachments, attempts, about_collection as "aboutCollection", sealed`)
  return rows.map(row => ({ ...row, attempts: Number(row.attempts), leasedUntil }) as QueuedMail)
}

function table(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.mail_messages
}

/**
 * Tries mail at once and answers whether the first of them, the visitor's, is on its way. After
 * two seconds the visitor waits no longer; the attempt goes on, and the worker after it.
 */
export async function sendNow(ctx: Ctx, mails: QueuedMail[]): Promise<boolean> {
  const attempts = mails.map(mail => attemptMail(ctx, mail).catch(error => logUnrecorded(ctx, mail, error)))
  ctx.keepAlive?.(Promise.race([Promise.all(attempts), pause(SEND_TIMEOUT_MS)]))
  const [visitors] = attempts
  const state = await Promise.race([visitors, pause(VISITOR_WAITS_MS).then(() => 'queued')])
  return state !== 'queued' && state !== 'failed'
}

/** For a repeated submission: whether the first one's mail went, waiting while it is under way. */
export async function wasSent(ctx: Ctx, about: string, template: string): Promise<boolean> {
  const messages = database(ctx).tables.mail_messages
  for (const end = Date.now() + VISITOR_WAITS_MS; ; await pause(150)) {
    const [mail] = await database(ctx)
      .drizzle.select({ state: messages.state, attempts: messages.attempts })
      .from(messages)
      .where(and(eq(messages.aboutId, about), eq(messages.template, template)))
      .orderBy(desc(messages.createdAt))
      .limit(1)
    if (!mail) return true
    if (mail.state !== 'queued') return mail.state !== 'failed'
    if (Number(mail.attempts) > 0 || Date.now() > end) return false
  }
}

function logUnrecorded(ctx: Ctx, mail: QueuedMail, err: unknown): 'queued' {
  ctx.payload.logger.error({ err, msg: 'the outcome of a mail could not be written', mail: mail.id })
  return 'queued'
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
