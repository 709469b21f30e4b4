import type { Company } from '@/features/company/model/company'
import type { OwnCompany } from '@/features/company/server/getCompany'
import { orderInConsole } from '@/platform/console/consoleLink'
import type { MailDraft } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { formatPlainDay } from '@/platform/time/day'
import { timeLeft } from '@/platform/time/promise'
import { formatMoment } from '@/platform/time/zone'
import { openTasks } from '../model/checklist'
import type { LockedOrderDetails } from './holdOrder'
import { orderLetter } from './orderLetter'

export const SET_UP_WARNING = 'set-up-breaking'

/** Tells the customer when an order that they cancelled ends. */
export function endLetter(order: LockedOrderDetails, endsOn: string, company: Company): MailDraft {
  const { buyer, number } = order
  return orderLetter(
    { order: order.id, email: buyer.email, name: buyer.name, company },
    {
      template: 'hosting-order-end',
      subject: `Je hosting stopt op ${formatPlainDay(endsOn)}: ${number}`,
      heading: `Je hosting stopt op ${formatPlainDay(endsOn)}`,
      paragraphs: [
        `Je hebt bestelling ${nameOf(order)} opgezegd. Tot ${formatPlainDay(endsOn)} blijft alles werken. Daarna stopt hij vanzelf, en komen er geen facturen meer.`,
        `Zet voor die tijd je bestanden en mail veilig. Bedenk je je, of heb jij dit niet gedaan? Bel ${company.phone} of antwoord op deze mail.`,
      ],
    },
  )
}

export function endTask(order: LockedOrderDetails, endsOn: string, company: OwnCompany): MailDraft {
  return task(order, company, {
    heading: 'Hosting opgezegd',
    paragraphs: [
      `${order.buyer.name} heeft bestelling ${nameOf(order)} opgezegd. Hij stopt op ${formatPlainDay(endsOn)}.`,
    ],
  })
}

export function changeTask(order: LockedOrderDetails, text: string, company: OwnCompany): MailDraft {
  return task(order, company, {
    heading: 'Wijziging gevraagd',
    paragraphs: [`${order.buyer.name} vraagt over bestelling ${nameOf(order)}:`, text],
  })
}

export function extraTask(order: LockedOrderDetails, extra: string, company: OwnCompany): MailDraft {
  return task(order, company, {
    heading: 'Extra toegevoegd',
    paragraphs: [
      `${order.buyer.name} heeft ${extra} toegevoegd aan bestelling ${nameOf(order)}. Zet het aan, en vink het af op de bestelling.`,
    ],
  })
}

/** Tells staff that an order is not set up while its promise is about to break, or broken. */
export function setUpTask(order: LockedOrderDetails, promised: Date, now: Date, company: OwnCompany): MailDraft {
  const left = timeLeft(promised, now)
  const work = openTasks(order.checklist ?? []).map(item => item.label)
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
  order: LockedOrderDetails,
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

const nameOf = ({ number, domainName }: LockedOrderDetails) => (domainName ? `${number} (${domainName})` : number)
