import type { Company } from '@/features/company/model/company'
import type { OwnCompany } from '@/features/company/server/public'
import { orderInConsole } from '@/platform/console/addressQuery'
import {
  type LetterWords,
  letterDraft,
  letterHtml,
  letterText,
  mailFooter,
  signOff,
} from '@/platform/email/letterMail'
import type { MailDraft } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { formatPlainDay } from '@/platform/time/day'
import { timeLeft } from '@/platform/time/deadline'
import { formatMoment } from '@/platform/time/zone'
import { openTasks } from '../model/checklist'
import { UNPAID_DAYS } from '../model/orderStatus'
import type { Order } from './orderRow'

type OrderReader = { order: string; email: string; name: string; company: Company }

export function orderLetter(
  { order, email, name, company }: OrderReader,
  { template, ...words }: LetterWords & { template: string },
): MailDraft {
  const head = { template, to: email, about: { collection: 'hosting-orders', id: order } }
  return letterDraft(company, head, {
    ...words,
    paragraphs: [`Beste ${name},`, ...words.paragraphs, signOff(company)],
  })
}

/** What the customer of an order has: hosting, or what else was ordered. */
export const whatRuns = ({ packageName, title }: Order) => (packageName === null ? title : 'Je hosting')

export const isHosting = ({ packageName }: Order) => packageName !== null

export const SET_UP_WARNING = 'set-up-breaking'

export function endLetter(order: Order, endsOn: string, company: Company): MailDraft {
  const { buyer, number } = order
  return orderLetter(
    { order: order.id, email: buyer.email, name: buyer.name, company },
    {
      template: 'hosting-order-end',
      subject: `${whatRuns(order)} stopt op ${formatPlainDay(endsOn)}: ${number}`,
      heading: `${whatRuns(order)} stopt op ${formatPlainDay(endsOn)}`,
      paragraphs: [
        `Je hebt bestelling ${nameOf(order)} opgezegd. Tot ${formatPlainDay(endsOn)} blijft alles werken. Daarna stopt hij vanzelf, en komen er geen facturen meer.`,
        `${isHosting(order) ? 'Zet voor die tijd je bestanden en mail veilig. ' : ''}Bedenk je je, of heb jij dit niet gedaan? Bel ${company.phone} of antwoord op deze mail.`,
      ],
    },
  )
}

export function endTask(order: Order, endsOn: string, company: OwnCompany): MailDraft {
  return task(order, company, {
    heading: `${isHosting(order) ? 'Hosting' : order.title} opgezegd`,
    paragraphs: [
      `${order.buyer.name} heeft bestelling ${nameOf(order)} opgezegd. Hij stopt op ${formatPlainDay(endsOn)}.`,
    ],
  })
}

export function changeTask(order: Order, text: string, company: OwnCompany): MailDraft {
  return task(order, company, {
    heading: 'Wijziging gevraagd',
    paragraphs: [`${order.buyer.name} vraagt over bestelling ${nameOf(order)}:`, text],
  })
}

export function extraTask(order: Order, extra: string, company: OwnCompany): MailDraft {
  return task(order, company, {
    heading: 'Extra toegevoegd',
    paragraphs: [
      `${order.buyer.name} heeft ${extra} toegevoegd aan bestelling ${nameOf(order)}. Zet het aan, en vink het af op de bestelling.`,
    ],
  })
}

export function setUpTask(order: Order, promised: Date, now: Date, company: OwnCompany): MailDraft {
  const left = timeLeft(promised, now)
  const work = openTasks(order.checklist).map(item => item.label)
  return task(order, company, {
    template: SET_UP_WARNING,
    heading: `${promised > now ? 'Nog niet klaargezet' : 'Te laat met klaarzetten'}, ${left}`,
    paragraphs: [
      `De hosting van ${order.buyer.name} is beloofd voor ${formatMoment(promised)}: bestelling ${nameOf(order)}, ${left}.`,
      `Wat er nog moet gebeuren: ${work.join(', ')}. Vink het af op de bestelling.`,
    ],
  })
}

/** A mail to staff; an answer to it goes to the customer. */
function task(
  order: Order,
  company: OwnCompany,
  words: { heading: string; paragraphs: string[]; template?: string },
): MailDraft {
  const reader = { order: order.id, email: company.notifyEmail, name: 'collega', company }
  const href = `${env.SITE_URL}${orderInConsole(order)}`
  const mail = orderLetter(reader, {
    template: 'hosting-order-task',
    ...words,
    subject: `${words.heading}: ${order.number}`,
    button: { label: 'Open de bestelling', href },
  })
  return { ...mail, replyTo: order.buyer.email }
}

const nameOf = ({ number, domainName }: Order) => (domainName ? `${number} (${domainName})` : number)

type Letter = { heading: string; paragraphs: string[]; button?: { label: string; href: string } }

export function unpaidOrderMail(order: Order, company: OwnCompany): MailDraft {
  const letter = {
    heading: 'Je bestelling is vervallen',
    paragraphs: [
      `Beste ${order.buyer.name},`,
      `Je bestelling ${order.number} is na ${UNPAID_DAYS} dagen niet betaald. Daarom hebben we hem geannuleerd. Je hoeft niets te doen, en er komt geen factuur.`,
      isHosting(order)
        ? `Wil je de hosting toch? Bestel hem opnieuw, of bel ${company.phone}.`
        : `Wil je het toch? Bel ${company.phone}.`,
    ],
    ...(isHosting(order) && {
      button: { label: 'Opnieuw bestellen', href: `${env.SITE_URL}/hosting-bestellen` },
    }),
  }
  return mailOf('order-abandoned', order, company, letter, order.buyer.email)
}

export function endedMails(order: Order, company: OwnCompany): MailDraft[] {
  const what = order.domainName ?? order.number
  const customers = {
    heading: `${whatRuns(order)} is gestopt`,
    paragraphs: [
      `Beste ${order.buyer.name},`,
      `Zoals je gevraagd hebt, is bestelling ${order.number} (${what}) gestopt. Er komen geen facturen meer.`,
      isHosting(order)
        ? `Heb je nog bestanden of mail nodig? Bel dan snel ${company.phone}. Bedankt dat je klant was.`
        : `Vragen? Bel ${company.phone}. Bedankt dat je klant was.`,
    ],
  }
  const staffs = {
    heading: `${isHosting(order) ? 'Hosting' : order.title} afsluiten`,
    paragraphs: [
      `Bestelling ${order.number} (${what}) van ${order.buyer.name} is gestopt. Sluit ${isHosting(order) ? 'de hosting' : 'dit'} af.`,
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
