import { areAllAway } from '@/features/company/model/closures'
import { listClosures, type OwnCompany } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import { mailFooter } from '@/platform/email/letterMail'
import type { MailDraft } from '@/platform/email/outbox'
import { type MailLine, slipHtml, slipText } from '@/platform/email/slipMail'
import { onSite } from '@/platform/env'
import { registryOf } from '@/platform/registry'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import {
  ACCEPTANCE_WAYS,
  DECLINE_REASONS,
  type DeclineReason,
  type Evidence,
  type QuestionKind,
} from '../model/acceptance'
import { type Edition, quoteInOffice } from '../model/quote'
import { initialChoices, isItem, itemName, quoteTotals } from '../model/quoteLines'
import { aboutQuote, sumLines } from './quoteMails'
import { boughtItems } from './quotePaper'

/** `lines` are the ids of what is asked about. */
export type QuoteNews =
  | { kind: 'accepted'; evidence: Evidence }
  | { kind: QuestionKind; message: string; lines: readonly string[] }
  | { kind: 'declined'; reason: DeclineReason; message: string }

declare module '@/platform/registry' {
  interface Registry {
    /** Of a member of staff who sells; null for who does not, or is gone. */
    findSellerAddress: (ctx: Ctx, id: string) => Promise<string | null>
  }
}

/** Who hears of a quote: its owner, or the agency where there is none or they are away today. */
export async function newsAddress(
  ctx: Ctx,
  { owner }: { owner: string | null },
  company: OwnCompany,
): Promise<string> {
  const address = owner && (await registryOf(ctx).findSellerAddress(ctx, owner))
  if (!owner || !address) return company.notifyEmail
  const { absences } = await listClosures(ctx)
  return areAllAway(dayOf(ctx.now()), [owner], absences) ? company.notifyEmail : address
}

/** It links to the office: who opens the customer's page would count as the customer. */
export function staffMail(
  edition: Edition,
  news: QuoteNews,
  { company, id, to }: { company: OwnCompany; id: string; to: string },
): MailDraft {
  const { number, prospect } = edition
  const { title, intro, closing } = wordsOf(edition, news)
  const mail = {
    ...{ company: company.name, number, heading: title, intro, closing },
    lines: linesOf(edition, news),
    button: { label: 'Open de offerte', href: onSite(quoteInOffice(id)) },
    footer: mailFooter(company),
  }
  return {
    ...{ template: 'quote-notification', to, replyTo: prospect.email },
    subject: `${title}: ${prospect.company || prospect.name} (${number})`,
    ...{ html: slipHtml(mail), text: slipText(mail), about: aboutQuote(id) },
  }
}

type Words = { title: string; intro: string; closing: string }

function wordsOf({ prospect: { name, phone }, validUntil }: Edition, news: QuoteNews): Words {
  const answer = `Antwoord op deze mail${phone && `, of bel ${name} op ${phone}`}.`
  switch (news.kind) {
    case 'accepted':
      return {
        title: 'Akkoord op een offerte',
        intro: acceptedWords(news.evidence),
        closing: 'De opdracht staat klaar in het kantoor.',
      }
    case 'question':
      return { title: 'Vraag over een offerte', intro: `${name} heeft een vraag.`, closing: answer }
    case 'change':
      return {
        title: 'Wijziging van een offerte gevraagd',
        intro: `${name} wil iets anders. Pas de offerte aan en stuur een nieuwe versie.`,
        closing: answer,
      }
    case 'extension':
      return {
        title: 'Verlenging van een offerte gevraagd',
        intro: `De offerte gold tot en met ${formatPlainDay(validUntil)}. ${name} wil er nog mee verder. Kijk of de prijzen kloppen en stuur een nieuwe versie.`,
        closing: answer,
      }
    case 'declined':
      return { title: 'Offerte afgewezen', intro: `${name} koos voor nee, bedankt.`, closing: answer }
    default:
      return news satisfies never
  }
}

function acceptedWords({ signer, acceptedAt, way }: Evidence): string {
  const how = ACCEPTANCE_WAYS.find(each => each.value === way)?.label.toLowerCase()
  return `${signer} gaf akkoord op ${formatMoment(new Date(acceptedAt))}, ${how}.`
}

function linesOf(edition: Edition, news: QuoteNews): MailLine[] {
  return [...contactLines(edition), ...newsLines(edition, news)]
    .filter(line => line.answer)
    .map(line => ({ amount: '', ...line }))
}

type Line = Pick<MailLine, 'label' | 'answer'> & Partial<MailLine>

const contactLines = ({ prospect: { name, email, phone } }: Edition): Line[] => [
  { label: 'Naam', answer: name },
  { label: 'E-mail', answer: email },
  { label: 'Telefoon', answer: phone },
]

function newsLines(edition: Edition, news: QuoteNews): Line[] {
  if (news.kind === 'accepted') {
    const { choices, totals, customer, reference } = news.evidence
    const items = boughtItems(edition, choices)
    return [
      { label: 'Kenmerk van de klant', answer: reference },
      ...sumLines(edition, { items, totals, buyer: customer }),
    ]
  }
  if (news.kind === 'declined') {
    const reason = DECLINE_REASONS.find(each => each.value === news.reason)?.label ?? ''
    return [
      { label: 'Reden', answer: reason },
      { label: 'Toelichting', answer: news.message },
    ]
  }
  const asked = edition.lines.filter(isItem).filter(each => news.lines.includes(each.id))
  const items = boughtItems(edition, initialChoices(edition.lines))
  return [
    { label: 'Bericht', answer: news.message },
    { label: 'Gaat over', answer: asked.map(itemName).join('\n') },
    ...sumLines(edition, { items, totals: quoteTotals(items), buyer: edition.prospect }),
  ]
}
