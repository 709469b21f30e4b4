import type { Company } from '@/features/company/model/company'
import type { OwnCompany } from '@/features/company/server/public'
import { orderInConsole } from '@/platform/console/addressQuery'
import { letterHtml, letterText, mailFooter, signOff } from '@/platform/email/letterMail'
import type { MailDraft } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { capitalised } from '@/platform/text/format'
import { addDays, formatPlainDay } from '@/platform/time/day'
import { domainState } from '../model/domain'
import { FILES_KEPT_DAYS, type Leaving, leavingSentences } from '../model/leaving'
import { UNPAID_DAYS } from '../model/orderStatus'
import { isHosting, whatRuns } from '../model/orderSubject'
import { nameOf, orderLetter } from './orderLetter'
import { domainRenewal } from './orderRepository'
import type { Order } from './orderRow'

export function endLetter(order: Order, leaving: Leaving, company: Company): MailDraft {
  const { buyer, number } = order
  const endsOn = formatPlainDay(leaving.endsOn)
  const lastDay = formatPlainDay(addDays(leaving.endsOn, -1))
  return orderLetter(
    { order: order.id, email: buyer.email, name: buyer.name, company },
    {
      template: 'hosting-order-end',
      subject: `${capitalised(whatRuns(order))} stopt op ${endsOn}: ${number}`,
      heading: `${capitalised(whatRuns(order))} stopt op ${endsOn}`,
      paragraphs: [
        `Je hebt bestelling ${nameOf(order)} opgezegd. Tot en met ${lastDay} blijft alles werken. Daarna stopt de bestelling vanzelf, en komen er geen facturen meer.`,
        ...leavingSentences(leaving),
        ...(isHosting(order)
          ? [
              `Maak voor ${endsOn} een kopie van je bestanden en je mail. Lukt dat niet? Vraag ze tot ${FILES_KEPT_DAYS} dagen daarna bij ons op; dan wissen we ze.`,
            ]
          : []),
        ...nameSentences(order),
        `Bedenk je je, of heb jij dit niet gedaan? Bel ${company.phone} of antwoord op deze mail.`,
      ],
      button: {
        label: 'Naar je bestelling',
        href: `${env.SITE_URL}/hosting-dashboard/bestelling/${order.id}`,
      },
    },
  )
}

/** The year of a name that began is not divided, and its holder may move it (decision 044). */
function nameSentences({ domainName, domainState: state, lines }: Order): string[] {
  const domainRenewsOn = domainRenewal(lines)
  if (!domainName || !state || !domainRenewsOn || !domainState(state).renewsWithUs) return []
  return [
    `De domeinnaam ${domainName} blijft tot ${formatPlainDay(domainRenewsOn)} van jou. Wil je hem daarna houden, verhuis hem dan voor die dag. De verhuiscode krijg je van ons als je erom vraagt.`,
  ]
}

type Letter = { heading: string; paragraphs: string[]; button?: { label: string; href: string } }

export function unpaidOrderMail(order: Order, company: OwnCompany): MailDraft {
  const letter = {
    heading: 'Je bestelling is vervallen',
    paragraphs: [
      `Beste ${order.buyer.name},`,
      `Je bestelling ${order.number} was na ${UNPAID_DAYS} dagen nog niet betaald. Daarom hebben we de bestelling geannuleerd. Je hoeft niets te doen, en er komt geen factuur.`,
      isHosting(order)
        ? `Wil je de hosting toch? Bestel hem opnieuw, of bel ${company.phone}.`
        : `Wil je het toch? Bel ${company.phone}.`,
      signOff(company),
    ],
    ...(isHosting(order) && {
      button: { label: 'Opnieuw bestellen', href: `${env.SITE_URL}/hosting-bestellen` },
    }),
  }
  return mailOf('order-abandoned', order, company, letter, order.buyer.email)
}

export function endedMails(order: Order & { endsOn: string }, company: OwnCompany): MailDraft[] {
  const what = order.domainName ?? order.number
  const keptUntil = formatPlainDay(addDays(order.endsOn, FILES_KEPT_DAYS))
  const customers = {
    heading: `${capitalised(whatRuns(order))} is gestopt`,
    paragraphs: [
      `Beste ${order.buyer.name},`,
      `Zoals je gevraagd hebt, is bestelling ${order.number} (${what}) gestopt. Er komen geen facturen meer.`,
      isHosting(order)
        ? `Heb je nog bestanden of mail nodig? Bel ${company.phone} voor ${keptUntil}: die dag wissen we ze. Bedankt dat je klant was.`
        : `Vragen? Bel ${company.phone}. Bedankt dat je klant was.`,
      signOff(company),
    ],
  }
  const staffs = {
    heading: `${isHosting(order) ? 'Hosting' : order.title} afsluiten`,
    paragraphs: [
      isHosting(order)
        ? `Bestelling ${order.number} (${what}) van ${order.buyer.name} is gestopt. Sluit de hosting af, en bewaar bestanden en mail tot ${keptUntil}: zo lang mag de klant ze opvragen.`
        : `Bestelling ${order.number} (${what}) van ${order.buyer.name} is gestopt. Sluit dit af.`,
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

function mailOf(template: string, order: Order, company: OwnCompany, letter: Letter, to: string): MailDraft {
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
