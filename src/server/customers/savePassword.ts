import type { Company } from '@/domain/site/company'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { type QueuedMail, queueMail } from '../mail/outbox'
import type { Tx } from '../transaction'
import { passwordChangedMail } from './accountMails'
import type { CustomerRecord } from './customerRecord'
import { spendLinks } from './passwordLinks'

/** `company` is read before the transaction: within it, it would ask for a second connection. */
export type NewPassword = { password: string; company: Company }

/**
 * Gives a locked account a new password: every session ends and every link is used up. An owner who had a password
 * reads by mail that it was changed.
 */
export async function savePassword(
  ctx: Ctx,
  tx: Tx,
  owner: CustomerRecord,
  { password, company }: NewPassword,
): Promise<QueuedMail[]> {
  await ctx.payload.update({
    collection: 'hosting-customers',
    id: owner.id,
    data: { password, passwordSet: true },
    depth: 0,
    req: tx.req,
    ...asSystem,
  })
  await spendLinks(ctx, tx, owner.id)
  if (!owner.passwordSet) return []
  return queueMail(ctx, tx, [passwordChangedMail({ ...owner, company })])
}
