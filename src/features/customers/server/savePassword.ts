import type { Company } from '@/features/company/model/company'
import { asSystem } from '@/platform/access/authority'
import { recordSecurityEvent } from '@/platform/audit/recordSecurityEvent'
import { countSessions } from '@/platform/auth/sessions'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { passwordChangedMail } from './accountMails'
import type { CustomerRow } from './customerRecord'
import { invalidateLinks } from './passwordLinks'

/** `company` is read before the transaction: within it, it would ask for a second connection. */
export type NewPassword = { password: string; company: Company }
type Saved = NewPassword & { by: 'owner' | 'link' }

/**
 * Gives a locked account a new password: every session ends and every link is used up. An owner who had a password
 * reads by mail that it was changed.
 */
export async function savePassword(
  ctx: Ctx,
  tx: Tx,
  owner: CustomerRow,
  { password, company, by }: Saved,
): Promise<QueuedMail[]> {
  const ended = await countSessions(ctx, tx, owner.id)
  await ctx.payload.update({
    collection: 'hosting-customers',
    id: owner.id,
    data: { password, passwordSet: true },
    depth: 0,
    req: tx.req,
    ...asSystem,
  })
  await invalidateLinks(ctx, tx, owner.id)
  const party = { collection: 'hosting-customers', id: owner.id } as const
  const entry = { subject: party, actor: party }
  await recordSecurityEvent(ctx, tx, { event: { code: 'passwordSet', by }, ...entry })
  if (ended > 0) await recordSecurityEvent(ctx, tx, { event: { code: 'sessionsEnded' }, ...entry })
  if (!owner.passwordSet) return []
  return queueMail(ctx, tx, [passwordChangedMail({ ...owner, company })])
}
