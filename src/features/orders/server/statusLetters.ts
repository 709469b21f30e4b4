import type { Company } from '@/features/company/model/company'
import type { MailDraft } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import type { OrderStatus } from '../model/status'
import type { LockedOrderDetails } from './holdOrder'
import { orderLetter } from './orderLetter'

type StatusMessage = { heading: string; says: (what: string) => string; button?: { label: string; href: string } }

const AREA = { label: 'Naar je klantomgeving', href: `${env.SITE_URL}/hosting-dashboard` }

const SUSPENDED: StatusMessage = {
  heading: 'Je hosting is opgeschort',
  says: what =>
    `We hebben ${what} stilgezet. Je site en je mail doen het zolang niet; er gaat niets verloren.`,
  button: AREA,
}

const RESUMED: StatusMessage = {
  heading: 'Je hosting werkt weer',
  says: what => `We hebben ${what} weer aangezet. Je hoeft niets te doen.`,
  button: AREA,
}

const DROPPED: StatusMessage = {
  heading: 'Je bestelling is geannuleerd',
  says: what => `We hebben ${what} geannuleerd. Je hoeft niets te betalen, en er komt geen factuur.`,
}

const STOPPED: StatusMessage = {
  heading: 'Je hosting is gestopt',
  says: what =>
    `We hebben ${what} beëindigd. Er komen geen nieuwe facturen. Heb je nog bestanden of mail nodig, bel ons dan snel.`,
}

/** What a customer hears when staff move an order. */
export function statusLetter(order: LockedOrderDetails, to: OrderStatus, company: Company): MailDraft {
  const { heading, says, button } = statusMessage(order.status, to)
  const { number, domainName, buyer } = order
  const what = domainName ? `bestelling ${number} (${domainName})` : `bestelling ${number}`
  const reader = { order: order.id, email: buyer.email, name: buyer.name, company }
  return orderLetter(reader, {
    template: `hosting-order-${to}`,
    subject: `${heading}: ${number}`,
    heading,
    paragraphs: [says(what), `Vragen? Bel ${company.phone} of antwoord op deze mail.`],
    button,
  })
}

function statusMessage(from: OrderStatus, to: OrderStatus): StatusMessage {
  if (to === 'suspended') return SUSPENDED
  if (to === 'active') return RESUMED
  return from === 'pending' ? DROPPED : STOPPED
}
