import type { OwnCompany } from '@/features/company/server/getCompany'
import { orderInConsole } from '@/platform/console/consoleLink'
import { letterHtml, letterText } from '@/platform/email/letterMail'
import { mailFooter } from '@/platform/email/mailFooter'
import type { MailDraft } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { UNPAID_DAYS } from '../model/abandoned'
import type { LockedOrder } from './takeOrder'

type Letter = { heading: string; paragraphs: string[]; button?: { label: string; href: string } }

/** Tells a customer that an order nobody paid was given up. */
export function unpaidOrderMail(order: LockedOrder, company: OwnCompany): MailDraft {
  const letter = {
    heading: 'Je bestelling is vervallen',
    paragraphs: [
      `Beste ${order.buyer.name},`,
      `Je bestelling ${order.number} is na ${UNPAID_DAYS} dagen niet betaald. Daarom hebben we hem geannuleerd. Je hoeft niets te doen, en er komt geen factuur.`,
      `Wil je de hosting toch? Bestel hem opnieuw, of bel ${company.phone}.`,
    ],
    button: { label: 'Opnieuw bestellen', href: `${env.SITE_URL}/hosting-bestellen` },
  }
  return mailOf('order-abandoned', order, company, letter, order.buyer.email)
}

/** Tells the customer that the hosting has ended, and staff that it can be taken down. */
export function endedMails(order: LockedOrder, company: OwnCompany): MailDraft[] {
  const what = order.domainName ?? order.number
  const customers = {
    heading: 'Je hosting is gestopt',
    paragraphs: [
      `Beste ${order.buyer.name},`,
      `Zoals je gevraagd hebt, is bestelling ${order.number} (${what}) gestopt. Er komen geen facturen meer.`,
      `Heb je nog bestanden of mail nodig? Bel dan snel ${company.phone}. Bedankt dat je klant was.`,
    ],
  }
  const staffs = {
    heading: 'Hosting afsluiten',
    paragraphs: [
      `Bestelling ${order.number} (${what}) van ${order.buyer.name} is gestopt. Sluit de hosting af.`,
    ],
    button: {
      label: 'Open de bestelling',
      href: `${env.SITE_URL}${orderInConsole(order)}`,
    },
  }
  return [
    mailOf('order-ended', order, company, customers, order.buyer.email),
    mailOf('order-to-close', order, company, staffs, company.notifyEmail),
  ]
}

function mailOf(
  template: string,
  order: LockedOrder,
  company: OwnCompany,
  letter: Letter,
  to: string,
): MailDraft {
  const mail = {
    ...letter,
    company: company.name,
    footer: mailFooter(company),
  }
  return {
    template,
    to,
    replyTo: to === company.notifyEmail ? order.buyer.email : company.email,
    subject: `${letter.heading}: ${order.number}`,
    html: letterHtml(mail),
    text: letterText(mail),
    about: { collection: 'hosting-orders', id: order.id },
  }
}
