import { WITHDRAWAL } from '@/features/company/model/legal'
import type { OwnCompany } from '@/features/company/server/public'
import { orderInConsole } from '@/platform/console/addressQuery'
import type { MailDraft } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { formatPlainDay } from '@/platform/time/day'
import { timeLeft } from '@/platform/time/deadline'
import { formatMoment } from '@/platform/time/zone'
import { openTasks } from '../model/checklist'
import type { Leaving } from '../model/leaving'
import { isHosting } from '../model/orderSubject'
import { nameOf, orderLetter } from './orderLetter'
import type { Order } from './orderRow'

export const SET_UP_WARNING = 'set-up-breaking'

export function endTaskMail(order: Order, { endsOn, refund }: Leaving, company: OwnCompany): MailDraft {
  return task(order, company, {
    heading: `${isHosting(order) ? 'Hosting' : order.title} opgezegd`,
    paragraphs: [
      `${order.buyer.name} heeft bestelling ${nameOf(order)} opgezegd. Hij stopt op ${formatPlainDay(endsOn)}.`,
      ...(refund > 0
        ? [
            `Betaal ${formatAmount(refund)} terug, binnen ${WITHDRAWAL.refundDays} dagen. De creditfactuur is gemaakt.`,
          ]
        : []),
    ],
  })
}

export function changeTaskMail(order: Order, text: string, company: OwnCompany): MailDraft {
  return task(order, company, {
    heading: 'Wijziging gevraagd',
    paragraphs: [`${order.buyer.name} vraagt over bestelling ${nameOf(order)}:`, text],
  })
}

export function extraTaskMail(order: Order, extra: string, company: OwnCompany): MailDraft {
  return task(order, company, {
    heading: 'Extra toegevoegd',
    paragraphs: [
      `${order.buyer.name} heeft ${extra} toegevoegd aan bestelling ${nameOf(order)}. Zet het aan, en vink het af op de bestelling.`,
    ],
  })
}

export function setUpTaskMail(order: Order, promised: Date, now: Date, company: OwnCompany): MailDraft {
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

/** An order begins on the day that was agreed. */
export function startTaskMail(order: Order, isTaken: boolean, company: OwnCompany): MailDraft {
  const work = openTasks(order.checklist).map(item => item.label)
  return task(order, company, {
    heading: isTaken ? 'Bestelling begint, domeinnaam lijkt bezet' : 'Bestelling begint vandaag',
    paragraphs: [
      `De bedenktijd van ${order.buyer.name} is voorbij: bestelling ${nameOf(order)} loopt vanaf vandaag.`,
      ...(order.setUpBy
        ? [`Beloofd voor ${formatMoment(new Date(order.setUpBy))}: ${work.join(', ')}.`]
        : []),
      ...(isTaken ? [takenText(order)] : []),
    ],
  })
}

/** The name of a running order may be registered now. */
export function nameTaskMail(order: Order, isTaken: boolean, company: OwnCompany): MailDraft {
  return task(order, company, {
    heading: isTaken ? 'Domeinnaam lijkt bezet' : 'Domeinnaam mag worden vastgelegd',
    paragraphs: [
      `De bedenktijd van ${order.buyer.name} is voorbij. ${order.domainName} van bestelling ${nameOf(order)} mag worden vastgelegd.`,
      ...(isTaken ? [takenText(order)] : []),
    ],
  })
}

const takenText = ({ domainName, buyer }: Order) =>
  `${domainName} was vrij bij het bestellen, en is nu volgens de registratie van iemand. Kijk het na en bel ${buyer.name}. Is de naam echt weg, zet hem dan op de bestelling op ‘Bleek bezet’: het bedrag gaat dan terug.`

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
