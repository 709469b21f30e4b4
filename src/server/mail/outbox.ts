import { and, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import { LEASE_MS, nextAttempt } from '@/domain/mail/retry'
import type { Ctx } from '../ctx'
import { env } from '../env'
import { database, type Tx } from '../transaction'
import type { Attachment, OutgoingMail } from './MailPort'

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
}

export type QueuedMail = Omit<OutgoingMail, 'sender'> & { id: string; attempts: number }

/**
 * Writes mail in the caller's transaction, leased to the caller, who tries it after the commit.
 * Should the caller die, the worker finds it once the lease is over.
 */
export async function queueMail(ctx: Ctx, tx: Tx, drafts: MailDraft[]): Promise<QueuedMail[]> {
  if (drafts.length === 0) return []
  const { hostname } = new URL(env.SITE_URL)
  const mails = drafts.map(({ about, ...draft }) => ({
    ...draft,
    id: ctx.random(),
    messageId: `<${ctx.random()}@${hostname}>`,
    attempts: 0,
    about,
  }))
  await tx.sql.execute(sql`
    insert into mail_messages (id, message_id, template, "to", subject, html, text, reply_to, unsubscribe, attachments,
      about_collection, about_id, next_attempt_at, created_at, updated_at)
    values ${sql.join(mails.map(rowAt(ctx.now())), sql`, `)}`)
  return mails
}

/** A message as it is queued. Written out: building the statement from the table took as long as running it. */
const rowAt = (now: Date) => {
  const [created, leased] = [now.toISOString(), new Date(now.getTime() + LEASE_MS).toISOString()]
  return ({ about, attachments, ...mail }: MailDraft & QueuedMail) => sql`(
    ${mail.id}, ${mail.messageId}, ${mail.template}, ${mail.to}, ${mail.subject}, ${mail.html}, ${mail.text},
    ${mail.replyTo ?? null}, ${mail.unsubscribe ?? null}, ${attachments ? JSON.stringify(attachments) : null}::jsonb,
    ${about?.collection ?? null}, ${about?.id ?? null}, ${leased}, ${created}, ${created})`
}

/** Tries one leased message and writes down how it went. Never throws for the mail server's sake. */
export async function attemptMail(
  ctx: Ctx,
  mail: QueuedMail,
): Promise<'sent' | 'kept' | 'queued' | 'failed'> {
  const outcome = await deliver(ctx, mail)
  const messages = table(ctx)
  await database(ctx)
    .drizzle.update(messages)
    .set({ ...outcome, attempts: mail.attempts + 1, updatedAt: ctx.now().toISOString() })
    .where(and(eq(messages.id, mail.id), eq(messages.state, 'queued')))
  return outcome.state
}

/** Leaves what could not be sent as it is, with what went wrong: nobody waits for it any more. */
export async function giveUp(ctx: Ctx, mails: QueuedMail[]): Promise<void> {
  const messages = table(ctx)
  const ids = mails.map(mail => mail.id)
  await database(ctx)
    .drizzle.update(messages)
    .set({ state: 'failed', nextAttemptAt: null, updatedAt: ctx.now().toISOString() })
    .where(and(inArray(messages.id, ids), eq(messages.state, 'queued')))
}

/** Leases and tries what is due, at most `limit` messages. Workers side by side never take the same one. */
export async function deliverDue(ctx: Ctx, limit = 20): Promise<number> {
  const due = await leaseDue(ctx, limit)
  await Promise.all(due.map(mail => attemptMail(ctx, mail)))
  return due.length
}

async function deliver(ctx: Ctx, mail: QueuedMail) {
  const { to, subject, html, text, messageId, replyTo, unsubscribe, attachments } = mail
  const outgoing = { to, subject, html, text, messageId, replyTo, unsubscribe, attachments }
  try {
    const state = await ctx.mail.deliver(ctx.payload, { ...outgoing, sender: await senderName(ctx) })
    return { state, sentAt: ctx.now().toISOString(), nextAttemptAt: null, lastError: null }
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error)
    ctx.payload.logger.warn({ msg: 'mail was not delivered', mail: mail.id, attempt: mail.attempts + 1 })
    const again = nextAttempt(mail.attempts + 1, ctx.now())
    return {
      state: again ? 'queued' : 'failed',
      nextAttemptAt: again?.toISOString() ?? null,
      lastError,
    } as const
  }
}

/** The agency's name as it is now: the only thing of it that a queued mail does not carry. */
async function senderName(ctx: Ctx): Promise<string> {
  const { rows } = await database(ctx).drizzle.execute<{ name: string }>(
    sql`select name from company limit 1`,
  )
  return rows[0]?.name ?? ''
}

async function leaseDue(ctx: Ctx, limit: number): Promise<QueuedMail[]> {
  const now = ctx.now()
  const lease = new Date(now.getTime() + LEASE_MS).toISOString()
  const { rows } = await database(ctx).drizzle.execute<Record<string, unknown>>(sql`
    update mail_messages set next_attempt_at = ${lease}
    where id = any(array(
      select id from mail_messages
      where state = 'queued' and next_attempt_at <= ${now.toISOString()}
      order by next_attempt_at limit ${limit} for update skip locked
    ))
    returning id, "to", subject, html, text, message_id as "messageId", reply_to as "replyTo",
      unsubscribe, attachments, attempts`)
  return rows.map(row => ({ ...row, attempts: Number(row.attempts) }) as QueuedMail)
}

function table(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.mail_messages
}
