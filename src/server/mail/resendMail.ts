import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'
import { type Actor, hasRole } from '@/access/actors'
import { LEASE_MS } from '@/domain/mail/retry'
import { isRecordId } from '@/domain/text/recordId'
import { type Ctx, ctxOf } from '../ctx'
import { database } from '../transaction'
import { attemptMail, type QueuedMail } from './outbox'

/** Sends a message again under its own Message-ID. Null when there is no such message. */
export async function resendMail(ctx: Ctx, id: string) {
  const messages = database(ctx).tables.mail_messages
  const leased = new Date(ctx.now().getTime() + LEASE_MS).toISOString()
  const [mail] = await database(ctx)
    .drizzle.update(messages)
    .set({ state: 'queued', attempts: 0, nextAttemptAt: leased, lastError: null })
    .where(eq(messages.id, id))
    .returning()
  return mail ? attemptMail(ctx, mail as unknown as QueuedMail) : null
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
