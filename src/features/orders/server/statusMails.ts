import type { Company } from '@/features/company/model/company'
import type { MailDraft } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { capitalised } from '@/platform/text/format'
import { type DomainOutcome, domainState } from '../model/domain'
import { letterOf, type OrderLetter, type OrderStatus } from '../model/orderStatus'
import { isHosting, whatRuns } from '../model/orderSubject'
import { orderLetter } from './orderLetter'
import type { Order } from './orderRow'

type StatusMessage = {
  heading: (runs: string) => string
  says: (what: string) => string
  hostingSays?: string
  button?: { label: string; href: string }
}

const AREA = { label: 'Naar je klantomgeving', href: `${env.SITE_URL}/hosting-dashboard` }

const MESSAGES: Record<OrderLetter, StatusMessage> = {
  suspended: {
    heading: runs => `${runs} is opgeschort`,
    says: what => `We hebben ${what} stilgezet.`,
    hostingSays: 'Je site en je mail doen het zolang niet; er gaat niets verloren.',
    button: AREA,
  },
  resumed: {
    heading: runs => `${runs} werkt weer`,
    says: what => `We hebben ${what} weer aangezet. Je hoeft niets te doen.`,
    button: AREA,
  },
  dropped: {
    heading: () => 'Je bestelling is geannuleerd',
    says: what => `We hebben ${what} geannuleerd. Je hoeft niets te betalen, en er komt geen factuur.`,
  },
  calledOff: {
    heading: () => 'Je bestelling is geannuleerd',
    says: what =>
      `We hebben ${what} geannuleerd voordat hij begon. Wat je ervoor betaald hebt, krijg je terug; een creditfactuur krijg je apart.`,
  },
  stopped: {
    heading: runs => `${runs} is gestopt`,
    says: what =>
      `We hebben ${what} beëindigd. Er komen geen nieuwe facturen. Een factuur die nog openstaat, betaal je nog, behalve als je er een creditfactuur voor krijgt.`,
    hostingSays: 'Heb je nog bestanden of mail nodig, bel ons dan snel.',
  },
}

/**
 * `told` is what staff tell its customer of the reason; empty when they tell none. `booked` came already for an order that is
 * given up, in cents with VAT.
 */
type LetterParts = { company: Company; told: string; booked: number }

export function statusLetter(
  order: Order,
  to: OrderStatus,
  { company, told, booked }: LetterParts,
): MailDraft {
  const { says, hostingSays, button, ...message } = statusMessage(order.status, to)
  const heading = message.heading(capitalised(whatRuns(order)))
  const { number, domainName, buyer } = order
  const what = domainName ? `bestelling ${number} (${domainName})` : `bestelling ${number}`
  const reader = { order: order.id, email: buyer.email, name: buyer.name, company }
  return orderLetter(reader, {
    template: `hosting-order-${to}`,
    subject: `${heading}: ${number}`,
    heading,
    paragraphs: [
      isHosting(order) && hostingSays ? `${says(what)} ${hostingSays}` : says(what),
      ...(booked > 0 ? [`Je betaalde al ${formatAmount(booked)}. Dat krijg je terug.`] : []),
      ...(told
        ? [
            `De reden: ${told}`,
            'Ben je het daar niet mee eens, laat het dan weten: we kijken er opnieuw naar.',
          ]
        : []),
      `Vragen? Bel ${company.phone} of antwoord op deze mail.`,
    ],
    button,
  })
}

function statusMessage(from: OrderStatus, to: OrderStatus): StatusMessage {
  const letter = letterOf(from, to)
  if (!letter) throw new Error(`no letter tells that an order goes from ${from} to ${to}`)
  return MESSAGES[letter]
}

type DomainMessage = { heading: string; says: (name: string) => string }

const DOMAIN_MESSAGES: Record<DomainOutcome | 'registeredOnRequest', DomainMessage> = {
  registered: {
    heading: 'Je domeinnaam is vastgelegd',
    says: name => `${name} staat op jouw naam. Je hoeft niets te doen.`,
  },
  registeredOnRequest: {
    heading: 'Je domeinnaam is vastgelegd',
    says: name =>
      `${name} kon van jou worden, en dat is nu zo. De factuur voor het eerste jaar krijg je apart.`,
  },
  lost: {
    heading: 'Je domeinnaam bleek bezet',
    says: name =>
      `${name} is helaas al van een ander. Voor de naam betaal je niets: heb je hem al betaald, dan krijg je dat bedrag terug met een creditfactuur. Je hosting loopt gewoon door. Bel ons, dan zoeken we samen een andere naam.`,
  },
  moved: {
    heading: 'Je domein is verhuisd',
    says: name =>
      `${name} staat nu bij ons, en verlengt elk jaar vanzelf. De dag en de prijs staan op je bestelling.`,
  },
  toMove: {
    heading: 'We verhuizen je domein',
    says: name =>
      `We halen ${name} naar ons toe. De verhuizing kost niets; na een jaar betaal je de gewone prijs voor een domeinnaam.`,
  },
  own: {
    heading: 'Je domein blijft waar het is',
    says: name => `We verhuizen ${name} niet. Je betaalt ons er niets voor, en je hosting loopt gewoon door.`,
  },
}

export function domainLetter(order: Order, to: DomainOutcome, company: Company): MailDraft {
  const { buyer, domainName, domainState: from, number } = order
  const onRequest = from !== null && domainState(from).isOnRequest && domainState(to).renewsWithUs
  const { heading, says } = DOMAIN_MESSAGES[onRequest ? 'registeredOnRequest' : to]
  const reader = { order: order.id, email: buyer.email, name: buyer.name, company }
  return orderLetter(reader, {
    template: `hosting-domain-${to}`,
    subject: `${heading}: ${domainName} (${number})`,
    heading,
    paragraphs: [says(domainName ?? ''), `Vragen? Bel ${company.phone} of antwoord op deze mail.`],
    button: { label: 'Naar je klantomgeving', href: `${env.SITE_URL}/hosting-dashboard` },
  })
}
