import type { OwnCompany } from '@/features/company/server/public'
import { readingFor } from '@/features/customers/model/customer'
import { countryLine } from '@/features/tax/model/countries'
import { taxNotes } from '@/features/tax/model/taxNotes'
import { letterDraft, mailFooter, signOff } from '@/platform/email/letterMail'
import type { MailDraft } from '@/platform/email/outbox'
import { LINK_LABELS } from '@/platform/email/secretLinks'
import { type MailLine, slipHtml, slipText, totalLines } from '@/platform/email/slipMail'
import { type Attachment, pdfAttachment } from '@/platform/email/transport'
import { SET_LINK_HOURS } from '@/platform/forms/passwordRules'
import { formatAmount } from '@/platform/money/euro'
import { otherReading, VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { listed } from '@/platform/text/format'
import { formatPlainDay } from '@/platform/time/day'
import { type Evidence, startText, termsNames, workStartsOn } from '../model/acceptance'
import type { Edition } from '../model/quote'
import {
  initialChoices,
  itemName,
  lineAmountText,
  type PricedItem,
  paidRhythms,
  type QuoteTotals,
  quoteTotals,
  RHYTHMS,
} from '../model/quoteLines'
import type { ReminderKind } from '../model/reminders'
import { boughtItems, editionName, hasChoices, withdrawalWords } from './quotePaper'

export const QUOTE_MAIL = 'quote'
const QUOTE_CONFIRMATION = 'quote-confirmation'

export const QUOTE_REMINDERS: Record<ReminderKind, string> = {
  ...{ unanswered: 'quote-reminder', expires: 'quote-expires' },
}

type Context = { company: OwnCompany; id: string; link: string }
type WithFiles = Context & { pdf: Buffer; terms: Attachment[] }

export const aboutQuote = (id: string) => ({ collection: 'quotes', id })

/** What the prospect gets when an edition is sent. */
export function quoteMail(edition: Edition, { company, id, link, pdf, terms }: WithFiles): MailDraft {
  const { number, prospect, contact, texts, validUntil } = edition
  const isFirst = edition.edition === 1
  const mail = {
    company: company.name,
    number,
    heading: isFirst ? 'Je offerte' : 'De nieuwe versie van je offerte',
    intro: `Beste ${prospect.name},\n\n${texts.opening || 'Dit is onze offerte voor je.'}`,
    lines: offeredLines(edition),
    closing: [
      `${hasChoices(edition.lines) ? CHOICE_NOTE : ''}De offerte geldt tot en met ${formatPlainDay(validUntil)}. Op zijn eigen pagina maak je je keuzes, stel je je vragen en geef je akkoord. Als pdf zit hij in de bijlage, met ${termsNames(edition.terms)}.`,
      `Liever bellen? ${contact.name} staat je te woord op ${contact.phone || company.phone}.`,
      signOff(company),
    ].join('\n\n'),
    button: { label: LINK_LABELS.quote, href: link },
    footer: mailFooter(company),
  }
  return {
    ...{ template: QUOTE_MAIL, to: prospect.email, replyTo: company.email },
    subject: `${isFirst ? 'Offerte' : 'Nieuwe offerte'} ${editionName(edition)} van ${company.name}`,
    ...{ html: slipHtml(mail), text: slipText(mail), links: { quote: link }, about: aboutQuote(id) },
    attachments: [pdfAttachment(`${number}.pdf`, pdf), ...terms],
  }
}

function offeredLines(edition: Edition): MailLine[] {
  const items = boughtItems(edition, initialChoices(edition.lines))
  return sumLines(edition, { items, totals: quoteTotals(items), buyer: edition.prospect })
}

const CHOICE_NOTE =
  'Dit zijn de bedragen met de keuzes zoals ze vooraf staan. Op de pagina verander je ze.\n\n'

type Summed = { items: PricedItem[]; totals: QuoteTotals; buyer: Edition['prospect'] | Evidence['customer'] }

/** What is bought, and what it comes to by when it is paid. */
export function sumLines({ seller }: Edition, { items, totals, buyer }: Summed): MailLine[] {
  const reading = readingFor(buyer.kind)
  const paid = paidRhythms(totals)
  const once = items.filter(each => each.rhythm === 'once')
  const country = countryLine(buyer.country)
  return [
    ...once.map(each => ({
      ...{ label: '', answer: itemName(each) },
      amount: lineAmountText(each, reading),
    })),
    ...(paid.includes('once')
      ? totalLines(totals.once, { label: 'Totaal incl. btw', reading, country })
      : []),
    ...recurringLines(items, totals, reading),
    ...taxNotes(items, { buyer, seller }).map(answer => ({ label: 'Btw', answer, amount: '' })),
  ]
}

function recurringLines(items: readonly PricedItem[], totals: QuoteTotals, reading: VatReading): MailLine[] {
  const paid = paidRhythms(totals)
  const other = otherReading(reading)
  const first = paid.includes('once') ? 'Daarna ' : ''
  return RHYTHMS.filter(({ value }) => value !== 'once' && paid.includes(value)).map(({ value, suffix }) => {
    const names = items.filter(each => each.rhythm === value).map(itemName)
    const also = `samen ${formatAmount(totals[value][other])} ${VAT_LABELS[other]}`
    return {
      label: `${first}${suffix}, ${VAT_LABELS[reading]}`,
      answer: [...names, also].join('\n'),
      amount: formatAmount(totals[value][reading]),
      weight: first ? undefined : 'total',
    }
  })
}

/** `passwordLink` is null for an account that stood already: only its mailbox knows. */
type Confirming = WithFiles & { passwordLink: string | null }

const accountWords = (passwordLink: string | null) =>
  passwordLink
    ? [
        `Je hebt nu ook een klantomgeving, met je facturen. Kies er een wachtwoord voor. De link werkt ${SET_LINK_HOURS} uur, en één keer:\n${passwordLink}`,
      ]
    : []

/** To who accepted. It says what happens next; a private person reads how to withdraw in it. */
export function confirmationMail(
  edition: Edition,
  evidence: Evidence,
  { company, id, link, pdf, terms, passwordLink }: Confirming,
): MailDraft {
  const { number, customer, choices, totals } = evidence
  const items = boughtItems(edition, choices)
  const mail = {
    ...{ company: company.name, number, heading: 'Je opdracht staat' },
    intro: `Beste ${customer.name},\n\nBedankt voor je opdracht. Dit is wat we hebben afgesproken:`,
    lines: sumLines(edition, { items, totals, buyer: customer }),
    closing: [...accountWords(passwordLink), ...confirmedWords(edition, evidence, company)].join('\n\n'),
    button: { label: 'Naar je opdracht', href: link },
    footer: mailFooter(company),
  }
  return {
    ...{ template: QUOTE_CONFIRMATION, to: customer.email, replyTo: company.email },
    subject: `Opdrachtbevestiging ${number} van ${company.name}`,
    ...{ html: slipHtml(mail), text: slipText(mail), about: aboutQuote(id) },
    links: { quote: link, ...(passwordLink && { setPassword: passwordLink }) },
    attachments: [pdfAttachment(`Opdrachtbevestiging-${number}.pdf`, pdf), ...terms],
  }
}

function confirmedWords(edition: Edition, evidence: Evidence, company: OwnCompany): string[] {
  const { totals } = evidence
  const startsOn = workStartsOn(evidence, edition)
  const isDueNow = edition.schedule.some(each => each.moment === 'acceptance') && totals.once.excl !== 0
  const { planning, needs } = edition.texts
  return [
    `Wat er nu gebeurt:\n${isDueNow ? 'Je krijgt een aparte mail met de factuur.' : 'Je hoeft nu niets te betalen. Bij elke termijn krijg je een factuur.'}`,
    ...(startsOn ? [`We beginnen op ${startText(startsOn)}.`] : []),
    ...(planning ? [planning] : []),
    ...(needs ? [`Dit hebben we van je nodig:\n${needs}`] : []),
    ...withdrawalWords(edition, evidence, company),
    `De opdrachtbevestiging zit in de bijlage, met ${termsNames(evidence.terms)}.`,
    `Klopt er iets niet? Bel ${company.phone} of antwoord op deze mail.`,
    signOff(company),
  ]
}

const ASSIGNMENT_STOPPED = 'assignment-stopped'

type Stopped = {
  company: OwnCompany
  quote: string
  evidence: Evidence
  reason: string
  /** Something of it was invoiced and not credited yet. */
  hasCredits: boolean
}

/** To who accepted the quote. What is credited of it goes in mails of its own. */
export function stoppedMail({ company, quote, evidence, reason, hasCredits }: Stopped): MailDraft {
  const { number, customer } = evidence
  const head = { template: ASSIGNMENT_STOPPED, to: customer.email, about: aboutQuote(quote) }
  return letterDraft(company, head, {
    ...{ subject: `Je opdracht ${number} is gestopt`, heading: 'Je opdracht is gestopt' },
    paragraphs: [
      `Beste ${customer.name},`,
      `We hebben opdracht ${number} gestopt. We werken er niet verder aan.`,
      `De reden: ${reason}`,
      hasCredits
        ? 'Voor wat al gefactureerd was, mailen we je een creditfactuur.'
        : 'Er valt niets te crediteren: je krijgt hierover geen creditfactuur.',
      `Klopt er iets niet? Bel ${company.phone} of antwoord op deze mail.`,
      signOff(company),
    ],
  })
}

/** Sent once, to who did not answer or whose quote is about to expire. */
export function reminderMail(
  edition: Edition,
  { company, id, link }: Context,
  kind: ReminderKind,
): MailDraft {
  const { number, prospect, contact, validUntil } = edition
  const until = formatPlainDay(validUntil)
  const words = {
    unanswered: {
      subject: `Heb je onze offerte ${number} gezien?`,
      heading: 'Heb je onze offerte gezien?',
      text: `We stuurden je een offerte van ${priceText(edition)}. Hij geldt tot en met ${until}.`,
    },
    expires: {
      subject: `Je offerte ${number} geldt tot en met ${until}`,
      heading: 'Je offerte verloopt bijna',
      text: `Onze offerte van ${priceText(edition)} geldt nog tot en met ${until}. Daarna kun je er geen akkoord meer op geven.`,
    },
  }[kind]
  return letterDraft(
    company,
    { template: QUOTE_REMINDERS[kind], to: prospect.email, about: aboutQuote(id) },
    {
      ...{ subject: words.subject, heading: words.heading },
      paragraphs: [
        `Beste ${prospect.name},`,
        words.text,
        `Met de knop lees je hem na, stel je een vraag, vraag je een wijziging of laat je weten dat het niet doorgaat. Bellen mag ook: ${contact.name}, ${contact.phone || company.phone}.`,
        signOff(company),
      ],
      button: { label: LINK_LABELS.quote, href: link },
      links: { quote: link },
    },
  )
}

/** `€ 1.487,50 en € 24,50 per maand (excl. btw)`, as it is on beforehand. */
function priceText(edition: Edition): string {
  const totals = quoteTotals(boughtItems(edition, initialChoices(edition.lines)))
  const reading = readingFor(edition.prospect.kind)
  const paid = RHYTHMS.filter(({ value }) => paidRhythms(totals).includes(value))
  const amounts = paid.map(({ value, suffix }) => `${formatAmount(totals[value][reading])} ${suffix}`.trim())
  return `${listed(amounts)} (${VAT_LABELS[reading]})`
}
