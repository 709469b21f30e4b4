import { and, eq, ne, notBetween, or } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'
import { type Actor, hasRole } from '@/access/actors'
import { beingSent, type Resent } from '@/domain/mail/retry'
import { isRecordId } from '@/domain/text/recordId'
import { type Ctx, ctxOf } from '../ctx'
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

export const resendEndpoint: Endpoint = {
  path: '/:id/resend',
  method: 'post',
  handler: async req => {
    const id = String(req.routeParams?.id)
    if (!hasRole(req.user as Actor, 'operator') || !isRecordId(id)) return notFound()
    const state = await resendMail(ctxOf(req), id)
    return state ? Response.json({ state }) : notFound()
  },
}

const notFound = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
