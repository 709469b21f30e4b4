import { recordSecurityEvent } from '@/platform/audit/securityLog'
import type { Tx } from '@/platform/db/transaction'
import { checkAddress, type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import type { LinkPurpose } from '@/platform/forms/passwordRules'
import { createPasswordLink, lockCustomer } from './customerRepository'

export function customerLink(
  purpose: LinkPurpose,
  findBuyer: (tx: Tx, order: string) => Promise<string | null>,
): LinkMaker {
  return async (ctx, tx, mail) => {
    const { aboutCollection, aboutId } = mail
    const id = aboutId && aboutCollection === 'hosting-orders' ? await findBuyer(tx, aboutId) : aboutId
    const customer = id ? await lockCustomer(ctx, tx, id) : null
    if (!customer || customer.disabled) throw new LinkRefused('accountGone')
    checkAddress(customer, mail)
    const subject = { collection: 'hosting-customers', id: customer.id } as const
    await recordSecurityEvent(ctx, tx, { event: { code: 'passwordLinkSent' }, subject })
    return createPasswordLink(ctx, tx, customer.id, purpose)
  }
}
