import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import type { MailState } from './retry'

/** A mail as a console lists it. `createdAt` is an ISO string. */
export type MailSummary = { id: string; subject: string; state: MailState; createdAt: string }

const MAX_MAILS = 200

/** The mail about these records, the newest first. */
export async function mailsAbout(ctx: Ctx, ids: string[]): Promise<MailSummary[]> {
  const { docs } = await ctx.payload.find({
    collection: 'mail-messages',
    where: { aboutId: { in: ids } },
    select: { subject: true, state: true, createdAt: true },
    sort: '-createdAt',
    limit: MAX_MAILS,
    pagination: false,
    depth: 0,
    ...asUser(ctx),
  })
  return docs.map(({ id, subject, state, createdAt }) => ({
    ...{ id, createdAt },
    subject: subject ?? '',
    state: state ?? 'queued',
  }))
}
