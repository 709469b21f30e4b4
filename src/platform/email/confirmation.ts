import { and, desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { attemptMail, type QueuedMail } from './outbox'
import { SEND_TIMEOUT_MS, VISITOR_WAITS_MS } from './retry'

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
