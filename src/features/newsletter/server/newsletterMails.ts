import type { Company } from '@/features/company/model/company'
import { plainSigner } from '@/platform/auth/keys'
import { type LetterWords, letterDraft } from '@/platform/email/letterMail'
import { checkAddress, type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import type { MailDraft } from '@/platform/email/outbox'
import { LINK_LABELS } from '@/platform/email/secretLinks'
import { env } from '@/platform/env'
import { MAIL_KEY_FIELD, NEWSLETTER_PATHS } from '../model/results'
import { confirmationOf, LINK_VALID_DAYS, UNCONFIRMED_KEPT_DAYS } from '../model/subscription'
import { lockSubscriber, newConfirmKey } from './subscriberRepository'

export const NEWSLETTER_CONFIRMATION = 'newsletter-confirmation'
export const NEWSLETTER_ALREADY = 'newsletter-already'
const NEWSLETTER_WELCOME = 'newsletter-welcome'

type Letter = { id: string; email: string; consentText: string; company: Company }

export function confirmationMail(letter: Letter, key: string): MailDraft {
  const { name } = letter.company
  const link = confirmLink(key)
  return newsletterMail(letter, NEWSLETTER_CONFIRMATION, {
    subject: `Bevestig je aanmelding voor de nieuwsbrief van ${name}`,
    heading: 'Nog één klik',
    paragraphs: [
      `Iemand vulde ${letter.email} in voor de nieuwsbrief van ${name}. Was jij dat? Druk dan op de knop, en bevestig het op de pagina die opengaat. Pas dan sta je op de lijst.`,
      letter.consentText,
      `De knop werkt ${LINK_VALID_DAYS} dagen. Was jij het niet, doe dan niets: je krijgt geen nieuwsbrief, en na ${UNCONFIRMED_KEPT_DAYS} dagen halen we je adres weg.`,
    ],
    button: { label: LINK_LABELS.confirm, href: link },
    links: { confirm: link },
  })
}

export function welcomeMail(letter: Letter): MailDraft {
  const { name } = letter.company
  return newsletterMail(letter, NEWSLETTER_WELCOME, {
    subject: `Je staat op de lijst van ${name}`,
    heading: 'Je staat op de lijst',
    paragraphs: [
      `Dank je. Vanaf nu krijg je onze nieuwsbrief op ${letter.email}.`,
      letter.consentText,
      'Wachten hoeft niet: op ons blog staat wat we al schreven.',
    ],
    button: { label: 'Lees het blog', href: `${env.SITE_URL}/blog` },
  })
}

/** Only by mail: the screen tells nobody that an address is known. */
export function alreadyMail(letter: Letter): MailDraft {
  return newsletterMail(letter, NEWSLETTER_ALREADY, {
    subject: `Je staat al op de lijst van ${letter.company.name}`,
    heading: 'Je staat al op de lijst',
    paragraphs: [
      `Iemand vulde ${letter.email} opnieuw in voor onze nieuwsbrief. Dat adres staat al op de lijst, dus er verandert niets.`,
      'Was jij het niet? Dan hoef je niets te doen. Wil je eraf, dan kan dat met de link onderaan.',
    ],
  })
}

function newsletterMail({ id, email, company }: Letter, template: string, words: LetterWords): MailDraft {
  const leave = unsubscribeLinks(id)
  const head = {
    ...{ template, to: email, unsubscribe: leave.oneClick },
    about: { collection: 'newsletter-subscribers', id },
  }
  return letterDraft(company, head, {
    ...words,
    leave: { label: LINK_LABELS.unsubscribe, href: leave.unsubscribe },
    links: { ...words.links, ...leave },
  })
}

function confirmLink(key: string): string {
  return link('confirm', key)
}

function unsubscribeLinks(id: string): { unsubscribe: string; oneClick: string } {
  const key = unsubscribeKey(id)
  return { unsubscribe: link('unsubscribe', key), oneClick: link('oneClick', key) }
}

/** Derived from the record: links in old mails keep working. It can only unsubscribe. */
function unsubscribeKey(id: string): string {
  return `${id}.${plainSigner.sign(`unsubscribe:${id}`)}`
}

/** Null for a key that we did not make. */
export function readUnsubscribeKey(key: string): string | null {
  const [id = '', signature = '', ...more] = key.split('.')
  return more.length === 0 && plainSigner.verify(`unsubscribe:${id}`, signature) ? id : null
}

function link(path: keyof typeof NEWSLETTER_PATHS, key: string): string {
  return `${env.SITE_URL}${NEWSLETTER_PATHS[path]}?${new URLSearchParams({ [MAIL_KEY_FIELD]: key })}`
}

const confirm: LinkMaker = async (ctx, tx, mail) => {
  const subscriber = mail.aboutId ? await lockSubscriber(ctx, tx, 'id', mail.aboutId) : null
  if (!subscriber) throw new LinkRefused('settled')
  const { id, state } = subscriber
  const stand = confirmationOf({ state, consentAt: new Date(subscriber.consentAt) }, ctx.now())
  if (stand !== 'confirmed') throw new LinkRefused('settled')
  checkAddress(subscriber, mail)
  return confirmLink(await newConfirmKey(ctx, tx, id))
}

const unsubscribe: LinkMaker = async (_ctx, _tx, { aboutId }) => unsubscribeLinks(String(aboutId)).unsubscribe

const oneClick: LinkMaker = async (_ctx, _tx, { aboutId }) => unsubscribeLinks(String(aboutId)).oneClick

export const newsletterLinkMakers = { confirm, unsubscribe, oneClick }
