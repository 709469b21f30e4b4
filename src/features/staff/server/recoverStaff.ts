import { getCompany } from '@/features/company/server/getCompany'
import { recordSecurityEvent } from '@/platform/audit/recordSecurityEvent'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import { queueMail } from '@/platform/email/outbox'
import { resetFactors } from './secondFactor/changeFactors'
import { createStaffLink } from './staffLinks'
import { staffRecoveredMail } from './staffMails'
import { findStaffByEmail } from './staffRecord'

/**
 * Removes the second step of a member of staff who is locked out and makes a link to set a password, for who stands at
 * the server. The owner is told by mail, which does not hold the link. Null when nobody who works here has the address.
 */
export async function recoverStaff(ctx: Ctx, email: string): Promise<string | null> {
  const member = await findStaffByEmail(ctx, email.trim().toLowerCase())
  if (!member) return null
  const company = await getCompany(ctx)
  const { link, mails } = await transaction(ctx, async tx => {
    await resetFactors(ctx, tx, member, 'server')
    const made = await createStaffLink(ctx, tx, member.id, 'reset')
    await recordSecurityEvent(ctx, tx, {
      event: { code: 'passwordLinkSent' },
      subject: { collection: 'staff', id: member.id, name: member.name },
      actor: 'system',
    })
    return { link: made, mails: await queueMail(ctx, tx, [staffRecoveredMail({ ...member, company })]) }
  })
  await sendNow(ctx, mails)
  return link
}
