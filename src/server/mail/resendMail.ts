import { and, eq, ne, notBetween, or } from '@payloadcms/db-postgres/drizzle'
import { beingSent, type Resent } from '@/domain/mail/retry'
import type { Ctx } from '../ctx'
import { database } from '../transaction'
import { attemptMail, type QueuedMail } from './outbox'

/**
 * Sends a message again under its own Message-ID, unless somebody is sending it at this moment. Null when there is no
 * such message.
 */
export async function resendMail(ctx: Ctx, id: string): Promise<Resent | null> {
  const { drizzle, tables } = database(ctx)
  const messages = tables.mail_messages
  const { after, until } = beingSent(ctx.now())
  const [mail] = await drizzle
    .update(messages)
    .set({ state: 'queued', attempts: 0, nextAttemptAt: until.toISOString(), lastError: null })
    .where(
      and(
        eq(messages.id, id),
        or(
          ne(messages.state, 'queued'),
          notBetween(messages.nextAttemptAt, after.toISOString(), until.toISOString()),
        ),
      ),
    )
    .returning()
  if (mail) return attemptMail(ctx, mail as unknown as QueuedMail)
  const [known] = await drizzle.select({ id: messages.id }).from(messages).where(eq(messages.id, id))
  return known ? 'sending' : null
}
