import { eq } from '@payloadcms/db-postgres/drizzle'
import { hasRole } from '@/platform/access/actors'
import { json, notFound, officeEndpoint } from '@/platform/console/officeEndpoint'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { isRecordId } from '@/platform/text/recordId'
import type { QueuedMail } from './outbox'
import { openLinks } from './sealedLinks'
import type { SecretLinks } from './secretLinks'

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
