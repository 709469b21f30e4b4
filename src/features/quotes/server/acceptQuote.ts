import { finaliseInvoice, tryStoreInvoicePdf } from '@/features/billing/server/public'
import { getCompany, listLegalPages, type OwnCompany } from '@/features/company/server/public'
import type { Customer } from '@/features/customers/model/customer'
import {
  createPasswordLink,
  findOrCreateCustomer,
  lockKnownCustomer,
} from '@/features/customers/server/public'
import { textsFor } from '@/features/orders/model/acceptedTerms'
import type { ChecklistItem } from '@/features/orders/model/checklist'
import { isQuoteWithdrawn, legalFile } from '@/features/orders/server/public'
import { watchVatId } from '@/features/tax/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import type { Attachment } from '@/platform/email/transport'
import { ACCEPT_MESSAGES, type AnswerRefusal, type Evidence, workStartsOn } from '../model/acceptance'
import { assignmentStatus } from '../model/assignment'
import type { Edition } from '../model/quote'
import { chosenItems, type PricedItem, quoteTotals } from '../model/quoteLines'
import { answerRefusal, type QuoteStatus } from '../model/quoteStatus'
import { checklistFor } from './assignmentChecklists'
import { type Assignment, insertAssignment, lockAssignment, updateAssignment } from './assignmentRepository'
import { confirmationPdf } from './confirmationPdf'
import { insertAcceptance, type StoredEdition } from './editionRepository'
import { draftDueInstalments, insertInstalments } from './instalments'
import { quoteLink } from './quoteKey'
import { confirmationMail } from './quoteMails'
import { lockQuote, type Quote, updateQuoteStatus } from './quoteRepository'
import { newsAddress, staffMail } from './quoteStaffMails'
import { moveOrigin, withdrawReminders } from './sendQuote'

/** What is not known of an acceptance before it is checked against the edition. */
type Given = Pick<
  Evidence,
  'choices' | 'customer' | 'reference' | 'signer' | 'boxes' | 'way' | 'note' | 'recordedBy' | 'scan'
>

type Accepting = {
  quote: Quote
  edition: StoredEdition
  given: Given
  by: 'customer' | 'staff'
  /** The bytes of what `given` names. */
  scan?: Buffer | null
}

type AcceptResult = { kind: 'done' } | AnswerRefusal

const CHOOSE_ONE = { kind: 'invalid', errors: { choices: ACCEPT_MESSAGES.choices } } as const

/**
 * Makes the assignment of the edition that was shown, once: with its evidence, its instalments, a final invoice for each
 * that is due, and the mails of both sides. All of it or nothing.
 */
export async function acceptQuote(ctx: Ctx, accepting: Accepting): Promise<AcceptResult> {
  const { edition, given } = accepting
  const items = chosenItems(edition.content.lines, given.choices)
  if (!items) return CHOOSE_ONE
  const evidence = evidenceOf(ctx, accepting, items)
  const pdf = await confirmationPdf(edition.content, evidence)
  const company = await getCompany(ctx)
  const terms = await acceptedFiles(ctx, evidence, company)
  const newsTo = await newsAddress(ctx, accepting.quote, company)
  const checklist = await checklistFor(ctx, accepting.quote)
  const saving = { ...accepting, items, evidence, pdf, terms, company, newsTo, checklist }
  const done = await transaction(ctx, tx => save(ctx, tx, saving))
  if ('kind' in done) return done
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
async function acceptedFiles(
  ctx: Ctx,
  { terms: accepted, customer }: Evidence,
  company: OwnCompany,
): Promise<Attachment[]> {
  const { terms, agreement } = textsFor(await listLegalPages(ctx), customer.kind)
  const inForce = [
    ...(terms.version === accepted.general ? [terms] : []),
    ...(agreement?.version === accepted.processing ? [agreement] : []),
  ]
  return Promise.all(inForce.map(page => legalFile(page, company)))
}

type Saving = Accepting & {
  items: PricedItem[]
  evidence: Evidence
  pdf: Buffer
  /** The texts that are agreed on, as files. */
  terms: Attachment[]
  company: OwnCompany
  /** Who of the agency hears of it. */
  newsTo: string
  /** Of a new assignment. */
  checklist: ChecklistItem[]
}

type Saved = { mails: QueuedMail[]; invoices: string[] }

const ACCEPTED: QuoteStatus = 'accepted'

async function save(ctx: Ctx, tx: Tx, saving: Saving): Promise<Saved | AnswerRefusal> {
  const { edition, evidence, pdf, by } = saving
  // Before the quote, as the erasure of a customer does.
  await lockKnownCustomer(tx, evidence.customer.email)
  const quote = await lockQuote(tx, saving.quote.id)
  if (!quote) return { kind: 'unknown' }
  const refusal = answerRefusal(quote, edition.content.edition, by, ctx.now())
  if (refusal) return refusal
  const { id } = quote
  await updateQuoteStatus(ctx, tx, id, ACCEPTED)
  await insertAcceptance(ctx, tx, id, { evidence, pdf, scan: saving.scan ?? null })
  const { way, signer, edition: accepted } = evidence
  const event = { code: 'quote.accepted', edition: accepted, way, signer } as const
  await recordEvent(ctx, tx, { collection: 'quotes', id }, event, by === 'customer' ? 'Klant' : undefined)
  await withdrawReminders(tx, id)
  await moveOrigin(ctx, tx, quote, 'won')
  const account = await findOrCreateCustomer(ctx, tx, evidence.customer)
  await watchVatId(ctx, tx.sql, evidence.customer)
  const assignment = await joinAssignment(ctx, tx, saving, { quote, customer: account.id })
  const agreed = { quote: id, edition: edition.content, evidence, items: saving.items }
  await insertInstalments(ctx, tx, assignment, agreed)
  const invoices = await draftDueInstalments(ctx, tx, {
    ...{ assignment: { id: assignment, customer: account.id }, agreed: [agreed] },
    at: 'acceptance',
  })
  const passwordLink = account.isNew ? await createPasswordLink(ctx, tx, account.id, 'set') : null
  const mails = await queueMail(ctx, tx, mailsOf(saving, quote, passwordLink))
  // Nobody else draws a number until the commit.
  for (const invoice of invoices) await finaliseInvoice(ctx, tx, invoice)
  return { mails, invoices }
}

type Joining = { quote: Quote; customer: string }

/** Extra work joins the assignment that it was offered for, as long as that one is open and of the same customer. */
async function joinAssignment(
  ctx: Ctx,
  tx: Tx,
  saving: Saving,
  { quote, customer }: Joining,
): Promise<string> {
  const { evidence, edition, checklist } = saving
  const startsOn = workStartsOn(evidence, edition.content)
  const offeredFor = quote.assignment ? await lockAssignment(tx, quote.assignment) : null
  if (offeredFor && (await takesExtraWork(tx, offeredFor, customer))) {
    const latest =
      [offeredFor.startsOn, startsOn]
        .filter(day => day !== null)
        .sort()
        .at(-1) ?? null
    await updateAssignment(ctx, tx, offeredFor, { startsOn: latest })
    const event = { code: 'assignment.extended', number: evidence.number } as const
    await recordEvent(ctx, tx, { collection: 'assignments', id: offeredFor.id }, event)
    return offeredFor.id
  }
  const { id, owner } = quote
  return insertAssignment(ctx, tx, {
    ...{ title: titleOf(saving), quote: id, customer, startsOn, owner, checklist },
  })
}

async function takesExtraWork(tx: Tx, assignment: Assignment, customer: string): Promise<boolean> {
  const isTheirs = assignmentStatus(assignment.status).isOpen && assignment.customer === customer
  return isTheirs && !(await isQuoteWithdrawn(tx.sql, assignment.quote))
}

function titleOf({ edition: { content }, items }: Saving): string {
  const [first] = items
  const who = content.prospect.company || content.prospect.name
  return `${content.number}, ${who}${first ? `: ${first.label}` : ''}`
}

function mailsOf(
  { edition: { content }, evidence, pdf, terms, company, newsTo }: Saving,
  quote: Quote,
  passwordLink: string | null,
) {
  const { id, generation } = quote
  const link = quoteLink({ id, generation })
  return [
    confirmationMail(content, evidence, { company, id, link, pdf, terms, passwordLink }),
    staffMail(content, { kind: 'accepted', evidence }, { company, id, to: newsTo }),
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
