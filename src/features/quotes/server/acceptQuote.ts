import type { InvoiceLine } from '@/features/billing/model/invoice'
import { draftInvoice, finaliseInvoice, tryStoreInvoicePdf } from '@/features/billing/server/public'
import { findLegalPage, GENERAL_TERMS, PROCESSING_AGREEMENT } from '@/features/company/model/legal'
import { getCompany, listLegalPages, type OwnCompany } from '@/features/company/server/public'
import { type Customer, toParty } from '@/features/customers/model/customer'
import { createPasswordLink, findOrCreateCustomer } from '@/features/customers/server/public'
import { legalFile } from '@/features/orders/server/public'
import { watchVatId } from '@/features/tax/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import type { Attachment } from '@/platform/email/transport'
import { isSameVat, type Totals } from '@/platform/money/tax'
import { dayOf } from '@/platform/time/day'
import { ACCEPT_MESSAGES, type AnswerRefusal, type Evidence, workStartsOn } from '../model/acceptance'
import type { Edition } from '../model/quote'
import { chosenItems, type PricedItem, quoteTotals, toInvoiceLine } from '../model/quoteLines'
import { mayAccept, type QuoteStatus, quoteStanding } from '../model/quoteStatus'
import { type Instalment, instalmentName, splitTotals } from '../model/schedule'
import { insertAssignment, insertInstalment } from './assignmentRepository'
import { confirmationPdf } from './confirmationPdf'
import { insertAcceptance, type StoredEdition } from './editionRepository'
import { quoteLink } from './quoteKey'
import { confirmationMail } from './quoteMails'
import { lockQuote, type Quote, updateQuoteStatus } from './quoteRepository'
import { staffMail } from './quoteStaffMails'
import { moveOrigin, withdrawReminders } from './sendQuote'

/** What is not known of an acceptance before it is checked against the edition. */
type Given = Pick<
  Evidence,
  'choices' | 'customer' | 'reference' | 'signer' | 'boxes' | 'way' | 'note' | 'recordedBy'
>

type Accepting = { quote: Quote; edition: StoredEdition; given: Given; by: 'customer' | 'staff' }

type AcceptResult = { kind: 'done' } | AnswerRefusal

const CHOOSE_ONE = { kind: 'invalid', errors: { choices: ACCEPT_MESSAGES.choices } } as const

/**
 * Makes the assignment of the edition that was shown, once: with its evidence, its instalments, a final invoice for each
 * that is due, and the mails of both sides. All of it or nothing.
 */
export async function acceptQuote(ctx: Ctx, accepting: Accepting): Promise<AcceptResult> {
  const { quote, edition, given } = accepting
  const items = chosenItems(edition.content.lines, given.choices)
  if (!items) return CHOOSE_ONE
  const evidence = evidenceOf(ctx, accepting, items)
  const pdf = await confirmationPdf(edition.content, evidence)
  const company = await getCompany(ctx)
  const terms = await acceptedFiles(ctx, evidence.terms, company)
  const saving = { ...accepting, items, evidence, pdf, terms, company }
  const done = await transaction(ctx, tx => save(ctx, tx, saving))
  if ('kind' in done) return done
  ctx.payload.logger.info({ msg: 'a quote was accepted', quote: quote.number })
  await sendNow(ctx, done.mails)
  for (const invoice of done.invoices) await tryStoreInvoicePdf(ctx, invoice)
  return { kind: 'done' }
}

function evidenceOf(ctx: Ctx, { edition, given, by }: Accepting, items: PricedItem[]): Evidence {
  const { content, contentSha256, pdfSha256 } = edition
  const isOnPage = by === 'customer'
  return {
    ...{ number: content.number, edition: content.edition, terms: content.terms },
    ...{ editionSha256: contentSha256, pdfSha256, totals: quoteTotals(items), ...given },
    acceptedAt: ctx.now().toISOString(),
    clientIp: isOnPage ? ctx.clientIp : null,
    browser: isOnPage ? (ctx.browser ?? '') : '',
  }
}

/** What was accepted, as long as it is in force: the mail of the quote brought it too. */
async function acceptedFiles(ctx: Ctx, terms: Evidence['terms'], company: OwnCompany): Promise<Attachment[]> {
  const pages = await listLegalPages(ctx)
  const accepted = [
    { slug: GENERAL_TERMS, version: terms.general },
    { slug: PROCESSING_AGREEMENT, version: terms.processing },
  ] as const
  const found = accepted.flatMap(({ slug, version }) => {
    const page = findLegalPage(pages, slug)
    return page?.version === version ? [page] : []
  })
  return Promise.all(found.map(page => legalFile(page, company)))
}

type Saving = Accepting & {
  items: PricedItem[]
  evidence: Evidence
  pdf: Buffer
  /** The texts that are agreed on, as files. */
  terms: Attachment[]
  company: OwnCompany
}

type Saved = { mails: QueuedMail[]; invoices: string[] }

const ACCEPTED: QuoteStatus = 'accepted'

async function save(ctx: Ctx, tx: Tx, saving: Saving): Promise<Saved | AnswerRefusal> {
  const { edition, evidence, pdf, by } = saving
  const quote = await lockQuote(tx, saving.quote.id)
  const refusal = quote
    ? answerRefusal(quote, edition.content, by, ctx.now())
    : ({ kind: 'unknown' } as const)
  if (!quote || refusal) return refusal ?? { kind: 'unknown' }
  const { id } = quote
  await updateQuoteStatus(ctx, tx, id, ACCEPTED)
  await insertAcceptance(ctx, tx, id, { evidence, pdf })
  const { way, signer, edition: accepted } = evidence
  const event = { code: 'quote.accepted', edition: accepted, way, signer } as const
  await recordEvent(ctx, tx, { collection: 'quotes', id }, event, by === 'customer' ? 'Klant' : undefined)
  await withdrawReminders(tx, id)
  await moveOrigin(ctx, tx, quote, 'won')
  const account = await findOrCreateCustomer(ctx, tx, evidence.customer)
  await watchVatId(ctx, tx.sql, evidence.customer)
  const assignment = await insertAssignment(ctx, tx, {
    ...{ title: titleOf(saving), quote: id, customer: account.id },
    startsOn: workStartsOn(evidence, edition.content),
  })
  const invoices = await billInstalments(ctx, tx, { ...saving, assignment, customer: account.id })
  const passwordLink = account.isNew ? await createPasswordLink(ctx, tx, account.id, 'set') : null
  const mails = await queueMail(ctx, tx, mailsOf(saving, quote, passwordLink))
  // Nobody else draws a number until the commit.
  for (const invoice of invoices) await finaliseInvoice(ctx, tx, invoice)
  return { mails, invoices }
}

/** Why an answer to this edition is not taken; null when it is. */
export function answerRefusal(
  quote: Quote,
  { edition }: Pick<Edition, 'edition'>,
  by: 'customer' | 'staff',
  now: Date,
): { kind: 'replaced' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'unknown' } | null {
  if (mayAccept(quote, by, now)) return quote.edition === edition ? null : { kind: 'replaced' }
  const standing = quoteStanding(quote, now)
  return { kind: standing === 'draft' || standing === 'sent' ? 'unknown' : standing }
}

function titleOf({ edition: { content }, items }: Saving): string {
  const [first] = items
  const who = content.prospect.company || content.prospect.name
  return `${content.number}, ${who}${first ? `: ${first.label}` : ''}`
}

type Billing = Saving & { assignment: string; customer: string }

/** Drafts what is due now; the caller makes them final as the last of the transaction. */
async function billInstalments(ctx: Ctx, tx: Tx, billing: Billing): Promise<string[]> {
  const { edition, items, evidence, assignment, customer } = billing
  const { schedule, number } = edition.content
  const { once } = evidence.totals
  if (once.incl <= 0) return []
  const today = dayOf(ctx.now())
  const parts = splitTotals(once, schedule)
  const invoices: string[] = []
  for (const [at, instalment] of schedule.entries()) {
    const amounts = parts[at]
    if (!amounts) throw new Error(`quote ${number} has no amounts for instalment ${at}`)
    const lines = instalmentLines({ items, amounts, instalment, at, schedule, number })
    const invoice =
      isDue(instalment, today) && amounts.incl > 0
        ? await draftInvoice(ctx, tx, {
            ...{ order: null, customer, buyer: toParty(evidence.customer), lines, period: null, amounts },
            note: referenceNote(evidence),
          })
        : null
    const label = instalmentName(instalment)
    await insertInstalment(ctx, tx, { ...instalment, assignment, sequence: at + 1, label, amounts, invoice })
    if (invoice) invoices.push(invoice)
  }
  return invoices
}

const isDue = ({ moment, day }: Instalment, today: string) =>
  moment === 'acceptance' || (moment === 'day' && day !== null && day <= today)

export function referenceNote({ number, reference }: Pick<Evidence, 'number' | 'reference'>): string {
  const own = reference ? ` Jouw kenmerk: ${reference}.` : ''
  return `Bij offerte ${number}.${own}`
}

type InstalmentParts = {
  items: PricedItem[]
  amounts: Totals
  instalment: Instalment
  at: number
  schedule: Instalment[]
  number: string
}

/** Everything at once shows what was bought; a share shows one line for each rate. */
export function instalmentLines({
  items,
  amounts,
  instalment,
  at,
  schedule,
  number,
}: InstalmentParts): InvoiceLine[] {
  const bought = items.filter(each => each.rhythm === 'once').map(toInvoiceLine)
  if (schedule.length === 1) return bought
  const name = `Termijn ${at + 1} van ${schedule.length} van offerte ${number} (${instalment.percent}%)`
  return amounts.vatRates.map(({ rate, regime, excl }) => {
    const like = bought.find(line =>
      isSameVat({ rate: line.vatRate, regime: line.tax?.regime }, { rate, regime }),
    )
    const { supply, tax } = like ?? {}
    return {
      label: name,
      quantity: 1,
      unitPrice: excl,
      amount: excl,
      vatRate: rate,
      supply,
      ...(tax && { tax }),
    }
  })
}

function mailsOf(
  { edition: { content }, evidence, pdf, terms, company }: Saving,
  quote: Quote,
  passwordLink: string | null,
) {
  const { id, generation } = quote
  const link = quoteLink({ id, generation })
  return [
    confirmationMail(content, evidence, { company, id, link, pdf, terms, passwordLink }),
    staffMail(content, { kind: 'accepted', evidence }, { company, id }),
  ]
}

/** As who accepts completes what was known: kind, country and address of mail are those of the edition. */
export function completeCustomer(
  { prospect }: Edition,
  typed: Partial<Record<keyof Customer, string>>,
): unknown {
  const { kind, country, email } = prospect
  return { ...prospect, ...typed, kind, country, email }
}
