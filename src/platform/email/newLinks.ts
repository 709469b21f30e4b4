import { sql } from '@payloadcms/db-postgres/drizzle'
import { onSite, orderPath } from '@/features/billing/server/payments/paymentRepository'
import { createPasswordLink, lockCustomer } from '@/features/customers/server/customerRepository'
import { confirmationOf } from '@/features/newsletter/model/subscription'
import { confirmLink, unsubscribeLinks } from '@/features/newsletter/server/newsletterMails'
import { lockSubscriber, newConfirmKey } from '@/features/newsletter/server/subscriberRepository'
import { createStaffLink } from '@/features/staff/server/passwordLinks'
import { lockStaff } from '@/features/staff/server/staffRepository'
import { recordSecurityEvent } from '@/platform/audit/securityLog'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { NoNewLink } from './retry'
import { hiddenIn, type LinkKind, type SecretLinks } from './secretLinks'

/** A mail that was sent before, as far as its links depend on it. */
export type SentMail = {
  id: string
  to: string
  html: string
  text: string
  unsubscribe: string | null
  aboutCollection: string | null
  aboutId: string | null
}

export class LinkRefused extends Error {
  constructor(readonly reason: NoNewLink) {
    super(`no new link: ${reason}`)
  }
}

/** New links for every one that stands hidden in a mail. Throws LinkRefused where one can no longer be made. */
export async function createNewLinks(ctx: Ctx, tx: Tx, mail: SentMail): Promise<SecretLinks> {
  const links: SecretLinks = {}
  for (const kind of hiddenIn(`${mail.html}${mail.text}${mail.unsubscribe ?? ''}`, mail.id))
    links[kind] = await LINK_MAKERS[kind](ctx, tx, mail)
  return links
}

type LinkMaker = (ctx: Ctx, tx: Tx, mail: SentMail) => Promise<string>

const LINK_MAKERS: Record<LinkKind, LinkMaker> = {
  setPassword: customerLink('set'),
  resetPassword: customerLink('reset'),
  staffInvite: staffLink('set'),
  staffReset: staffLink('reset'),
  order: orderLink,
  confirm: confirmationLink,
  unsubscribe: async (_ctx, _tx, { aboutId }) => unsubscribeLinks(String(aboutId)).unsubscribe,
  oneClick: async (_ctx, _tx, { aboutId }) => unsubscribeLinks(String(aboutId)).oneClick,
  other: () => Promise.reject(new LinkRefused('notOurs')),
}

/** Whose mailbox it is may have changed: no link to an account goes to an address that it had before. */
function checkAddress(account: { email: string }, { to }: SentMail): void {
  if (account.email.toLowerCase() !== to.toLowerCase()) throw new LinkRefused('otherAddress')
}

function customerLink(purpose: 'set' | 'reset'): LinkMaker {
  return async (ctx, tx, mail) => {
    const id = mail.aboutCollection === 'hosting-orders' ? await buyerOf(tx, mail) : mail.aboutId
    const customer = id ? await lockCustomer(ctx, tx, id) : null
    if (!customer || customer.disabled) throw new LinkRefused('accountGone')
    checkAddress(customer, mail)
    const subject = { collection: 'hosting-customers', id: customer.id } as const
    await recordSecurityEvent(ctx, tx, { event: { code: 'passwordLinkSent' }, subject })
    return createPasswordLink(ctx, tx, customer.id, purpose)
  }
}

function staffLink(purpose: 'set' | 'reset'): LinkMaker {
  return async (ctx, tx, mail) => {
    const member = mail.aboutId ? await lockStaff(ctx, tx, mail.aboutId) : null
    if (!member) throw new LinkRefused('accountGone')
    checkAddress(member, mail)
    // An invitation that was used is no way to a password any more, and one that is open has no other link.
    if ((purpose === 'set') !== Boolean(member.invitedAt)) throw new LinkRefused('settled')
    const subject = { collection: 'staff', id: member.id, name: member.name } as const
    const code = purpose === 'set' ? 'invited' : 'passwordLinkSent'
    await recordSecurityEvent(ctx, tx, { event: { code }, subject })
    return createStaffLink(ctx, tx, member.id, purpose)
  }
}

async function buyerOf(tx: Tx, { aboutId }: SentMail): Promise<string | null> {
  const { rows } = await tx.sql.execute<{ customer: string }>(
    sql`select customer_id as customer from hosting_orders where id::text = ${aboutId}`,
  )
  return rows[0]?.customer ?? null
}

async function orderLink(_ctx: Ctx, tx: Tx, { aboutId }: SentMail): Promise<string> {
  const { rows } = await tx.sql.execute<{ orderKey: string }>(
    sql`select order_key as "orderKey" from hosting_orders where id::text = ${aboutId}`,
  )
  if (!rows[0]) throw new LinkRefused('accountGone')
  return onSite(orderPath(rows[0].orderKey))
}

/** A key works for as long as the agreement that it confirms is fresh: a new one is no new agreement. */
async function confirmationLink(ctx: Ctx, tx: Tx, mail: SentMail): Promise<string> {
  const subscriber = mail.aboutId ? await lockSubscriber(ctx, tx, 'id', mail.aboutId) : null
  if (!subscriber) throw new LinkRefused('settled')
  const { id, state } = subscriber
  const stand = confirmationOf({ state, consentAt: new Date(subscriber.consentAt) }, ctx.now())
  if (stand !== 'confirmed') throw new LinkRefused('settled')
  checkAddress(subscriber, mail)
  return confirmLink(await newConfirmKey(ctx, tx, id))
}
