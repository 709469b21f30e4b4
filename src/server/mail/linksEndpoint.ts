import { eq } from '@payloadcms/db-postgres/drizzle'
import { hasRole } from '@/access/actors'
import type { SecretLinks } from '@/domain/mail/secretLinks'
import { isRecordId } from '@/domain/text/recordId'
import type { Ctx } from '../ctx'
import { env } from '../env'
import { json, notFound, officeEndpoint } from '../staff/officeEndpoint'
import { database } from '../transaction'
import type { QueuedMail } from './outbox'
import { openLinks } from './sealedLinks'

/** In demo mode administrators open the links of mail that was kept instead of sent. */
export const linksEndpoint = officeEndpoint('get', '/:id/links', async (ctx, req) => {
  const id = String(req.routeParams?.id)
  const links = isRecordId(id) ? await keptLinks(ctx, id) : null
  return links ? json({ links }) : notFound()
})

/** The links of a mail that was kept for customers or subscribers; null for anybody but who administers a demo. */
export async function keptLinks(ctx: Ctx, id: string): Promise<SecretLinks | null> {
  if (!mayOpenLinks(ctx)) return null
  const messages = database(ctx).tables.mail_messages
  const [found] = await database(ctx).drizzle.select().from(messages).where(eq(messages.id, id))
  const mail = found as (QueuedMail & { state: string }) | undefined
  return mail?.state === 'kept' && mail.aboutCollection !== 'staff' ? openLinks(mail) : null
}

export function mayOpenLinks({ user }: Pick<Ctx, 'user'>): boolean {
  return env.DEMO && hasRole(user, 'admin')
}
