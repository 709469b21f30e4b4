import { eq } from '@payloadcms/db-postgres/drizzle'
import { hasRole } from '@/platform/access/actors'
import { json, notFound, officeEndpoint } from '@/platform/console/officeEndpoint'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { registryOf } from '@/platform/registry'
import { isRecordId } from '@/platform/text/recordId'
import { LinkRefused, type SentMail } from './linkMaker'
import { attemptMail, newMessageId, type QueuedMail } from './outbox'
import { type ResendResult, sendingWindow } from './retry'
import { openLinks, sealLinks } from './sealedLinks'
import { hiddenIn, type SecretLinks } from './secretLinks'

/** Staff who sell send a message again here. */
export const resendEndpoint = officeEndpoint('post', '/:id/resend', async (ctx, req) => {
  const id = String(req.routeParams?.id)
  const state = isRecordId(id) ? await resendMail(ctx, id) : null
  return state ? json({ state }) : notFound()
})

/** In demo mode administrators open the links of mail that was kept instead of sent. */
export const linksEndpoint = officeEndpoint('get', '/:id/links', async (ctx, req) => {
  const id = String(req.routeParams?.id)
  const links = isRecordId(id) ? await readMailLinks(ctx, id) : null
  return links ? json({ links }) : notFound()
})

/** The links of a mail that was kept for customers or subscribers; null for anybody but who administers a demo. */
export async function readMailLinks(ctx: Ctx, id: string): Promise<SecretLinks | null> {
  if (!mayReadMailLinks(ctx)) return null
  const messages = database(ctx).tables.mail_messages
  const [found] = await database(ctx).drizzle.select().from(messages).where(eq(messages.id, id))
  const mail = found as (QueuedMail & { state: string }) | undefined
  return mail?.state === 'kept' && mail.aboutCollection !== 'staff' ? openLinks(mail) : null
}

export function mayReadMailLinks({ user }: Pick<Ctx, 'user'>): boolean {
  return env.DEMO && hasRole(user, 'admin')
}

type Stored = QueuedMail & SentMail & { state: string; nextAttemptAt: string | null }

/**
 * Sends a message again, unless somebody is sending it at this moment. One that still waits goes as it is, under its
 * own Message-ID. Links that went out before have been erased: such a mail gets new ones, and a Message-ID of its own.
 * Null when there is no such message for who asks.
 */
export async function resendMail(ctx: Ctx, id: string): Promise<ResendResult | null> {
  try {
    const mail = await transaction(ctx, tx => queueAgain(ctx, tx, id))
    return typeof mail === 'object' && mail ? attemptMail(ctx, mail) : mail
  } catch (error) {
    if (error instanceof LinkRefused) return error.reason
    throw error
  }
}

async function queueAgain(ctx: Ctx, tx: Tx, id: string): Promise<QueuedMail | 'sending' | null> {
  const messages = database(ctx).tables.mail_messages
  const [found] = await tx.sql.select().from(messages).where(eq(messages.id, id)).for('update')
  const mail = found as Stored | undefined
  if (!mail || !maySend(ctx, mail)) return null
  const { after, until } = sendingWindow(ctx.now())
  if (mail.state === 'queued' && isWithin(mail.nextAttemptAt, after, until)) return 'sending'
  const [queued] = await tx.sql
    .update(messages)
    .set({
      ...{ state: 'queued', attempts: 0, nextAttemptAt: until.toISOString(), lastError: null },
      ...(mail.state === 'queued' ? {} : await withNewLinks(ctx, tx, mail)),
    })
    .where(eq(messages.id, id))
    .returning()
  return { ...(queued as unknown as QueuedMail), leasedUntil: until }
}

/** Mail to colleagues about their account is for who administers. */
function maySend({ user }: Ctx, { aboutCollection }: Stored): boolean {
  return aboutCollection !== 'staff' || hasRole(user, 'admin')
}

function isWithin(moment: string | null, after: Date, until: Date): boolean {
  const at = moment ? new Date(moment) : null
  return at !== null && at >= after && at <= until
}

async function withNewLinks(ctx: Ctx, tx: Tx, mail: Stored) {
  const links = await createNewLinks(ctx, tx, mail)
  if (Object.keys(links).length === 0) return {}
  return { sealed: sealLinks(links, mail.id), messageId: newMessageId(ctx) }
}

/** New links for every one that stands hidden in a mail. */
async function createNewLinks(ctx: Ctx, tx: Tx, mail: SentMail): Promise<SecretLinks> {
  const { linkMakers } = registryOf(ctx)
  const links: SecretLinks = {}
  for (const kind of hiddenIn(`${mail.html}${mail.text}${mail.unsubscribe ?? ''}`, mail.id))
    links[kind] = await linkMakers[kind](ctx, tx, mail)
  return links
}
