import { and, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import { LEASE_MS, type MailState, nextAttempt } from '@/domain/mail/retry'
import type { SecretLinks } from '@/domain/mail/secretLinks'
import type { Ctx } from '../ctx'
import { env } from '../env'
import { database, type Tx } from '../transaction'
import type { Attachment, OutgoingMail } from './MailPort'
import { fillLinks, hideLinks, openLinks } from './sealedLinks'

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
  aboutCollection: string | null
  /** The links of the markers in it; null where there are none. */
  sealed: string | null
}

/**
 * Writes mail in the caller's transaction, leased to the caller, who tries it after the commit.
 * Should the caller die, the worker finds it once the lease is over.
 */
export async function queueMail(ctx: Ctx, tx: Tx, drafts: MailDraft[]): Promise<QueuedMail[]> {
  if (drafts.length === 0) return []
  const mails = drafts.map(({ about, links = {}, ...draft }) => ({
    ...hideLinks({ ...draft, id: ctx.random() }, links),
    messageId: newMessageId(ctx),
    attempts: 0,
    aboutCollection: about?.collection ?? null,
    aboutId: about?.id ?? null,
  }))
  await tx.sql.execute(sql`
    insert into mail_messages (id, message_id, template, "to", subject, html, text, reply_to, unsubscribe, attachments,
      about_collection, about_id, sealed, next_attempt_at, created_at, updated_at)
    values ${sql.join(mails.map(rowAt(ctx.now())), sql`, `)}`)
  return mails
}

/** A message as it is queued. Written out: building the statement from the table took as long as running it. */
const rowAt = (now: Date) => {
  const [created, leased] = [now.toISOString(), new Date(now.getTime() + LEASE_MS).toISOString()]
  return ({ attachments, ...mail }: QueuedMail & { template: string; aboutId: string | null }) => sql`(
    ${mail.id}, ${mail.messageId}, ${mail.template}, ${mail.to}, ${mail.subject}, ${mail.html}, ${mail.text},
    ${mail.replyTo ?? null}, ${mail.unsubscribe ?? null}, ${attachments ? JSON.stringify(attachments) : null}::jsonb,
    ${mail.aboutCollection}, ${mail.aboutId}, ${mail.sealed}, ${leased}, ${created}, ${created})`
}

export function newMessageId(ctx: Ctx): string {
  return `<${ctx.random()}@${new URL(env.SITE_URL).hostname}>`
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
    .set({
      ...outcome,
      ...(keepsLinks(mail, outcome.state) ? {} : { sealed: null }),
      attempts: mail.attempts + 1,
      updatedAt: ctx.now().toISOString(),
    })
    .where(and(eq(messages.id, mail.id), eq(messages.state, 'queued')))
  return outcome.state
}

/** Leaves what could not be sent as it is, with what went wrong: nobody waits for it any more. */
export async function giveUp(ctx: Ctx, mails: QueuedMail[]): Promise<void> {
  const messages = table(ctx)
  const ids = mails.map(mail => mail.id)
  await database(ctx)
    .drizzle.update(messages)
    .set({ state: 'failed', nextAttemptAt: null, sealed: null, updatedAt: ctx.now().toISOString() })
    .where(and(inArray(messages.id, ids), eq(messages.state, 'queued')))
}

/** Leases and tries what is due, at most `limit` messages. Workers side by side never take the same one. */
export async function deliverDue(ctx: Ctx, limit = 20): Promise<number> {
  const due = await leaseDue(ctx, limit)
  await Promise.all(due.map(mail => attemptMail(ctx, mail)))
  return due.length
}

/** Until a mail has gone its retries need its links; where it is kept, administrators open those of customers. */
function keepsLinks({ aboutCollection }: QueuedMail, state: MailState): boolean {
  return state === 'queued' || (state === 'kept' && aboutCollection !== 'staff')
}

async function deliver(ctx: Ctx, mail: QueuedMail) {
  try {
    const { to, subject, html, text, messageId, replyTo, unsubscribe, attachments } = fillLinks(mail)
    const outgoing = { to, subject, html, text, messageId, replyTo, unsubscribe, attachments }
    const state = await ctx.mail.deliver(ctx.payload, { ...outgoing, sender: await senderName(ctx) })
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

/** Without a mail server nobody may find the link of a colleague in the office: it stands in the terminal. */
function printStaffLinks(ctx: Ctx, mail: QueuedMail): void {
  if (mail.aboutCollection !== 'staff') return
  for (const link of Object.values(openLinks(mail))) ctx.payload.logger.info(`For ${mail.to}: ${link}`)
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
      unsubscribe, attachments, attempts, about_collection as "aboutCollection", sealed`)
  return rows.map(row => ({ ...row, attempts: Number(row.attempts) }) as QueuedMail)
}

function table(ctx: Pick<Ctx, 'payload'>) {
  return database(ctx).tables.mail_messages
}
