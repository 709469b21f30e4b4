import { getCompany, type OwnCompany } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { type LetterWords, letterDraft, signOff } from '@/platform/email/letterMail'
import { type MailDraft, type QueuedMail, queueMail } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { formatPlainDay } from '@/platform/time/day'
import { bookingSource, excessOf, moneyStanding } from '../../model/bookings'
import { invoiceName, invoiceSeries, invoiceStatus } from '../../model/invoiceStatus'
import type { RefundChange } from '../../model/payment'
import { type InvoiceRecord, readInvoice } from '../invoiceRepository'
import { isWithdrawnInvoice } from '../withdrawnInvoices'

/** Tells the customer of an invoice that money of it went back: what we sent back, or what their bank took back. */
export async function queueMoneyBackMails(
  ctx: Ctx,
  tx: Tx,
  invoice: string | null,
  refunds: readonly RefundChange[],
  company: OwnCompany,
): Promise<QueuedMail[]> {
  const gone = refunds.filter(({ event }) => event.to > event.from)
  const found = invoice && gone.length > 0 ? await readInvoice(tx.sql, invoice) : null
  if (!found?.number || !found.buyer.email) return []
  const mails = gone.map(({ source, event }) => {
    const what = { amount: event.to - event.from, isAsked: bookingSource(source).isAsked }
    return letterOn(found, company, { template: `payment-${source}`, ...wordsOf(found, what) })
  })
  return queueMail(ctx, tx, mails)
}

/** Cents with VAT that staff sent back over the bank on `day`. */
type SentBack = { amount: number; day: string }

/** They came in beyond the invoice. */
export async function queueSentBackMail(
  ctx: Ctx,
  tx: Tx,
  invoice: InvoiceRecord,
  { amount, day }: SentBack,
): Promise<QueuedMail[]> {
  if (!invoice.buyer.email) return []
  const company = await getCompany(ctx, tx.req)
  const left = excessOf(invoice)
  const says = `${sentBackText({ amount, day })} Dat was te veel betaald voor factuur ${invoice.number}. ${SOON_THERE}${left > 0 ? ` ${stillOurs(left)}` : ''}`
  const words = { template: 'excess-sent-back', ...moneyComes(invoice.number), says: [says] }
  return queueMail(ctx, tx, [letterOn(invoice, company, words)])
}

/** We owed them by a credit. */
export async function queueCreditPaidMail(
  ctx: Ctx,
  tx: Tx,
  credit: InvoiceRecord,
  { amount, day }: SentBack,
): Promise<QueuedMail[]> {
  const { buyer, number, creditsNumber } = credit
  if (!buyer.email) return []
  const company = await getCompany(ctx, tx.req)
  const { due } = moneyStanding(credit)
  const says = `${sentBackText({ amount, day })} Dat hoort bij creditfactuur ${number} voor factuur ${creditsNumber}. ${SOON_THERE}${due > 0 ? ` Je krijgt nog ${formatAmount(due)}.` : ''}`
  const words = { template: 'credit-paid-back', ...moneyComes(creditsNumber), says: [says] }
  return queueMail(ctx, tx, [letterOn(credit, company, words)])
}

/** `from` paid `to`, and does not any more. Cents with VAT. */
type SetOffReversed = { from: InvoiceRecord; to: InvoiceRecord; amount: number }

export async function queueSetOffReversedMail(
  ctx: Ctx,
  tx: Tx,
  { from, to, amount }: SetOffReversed,
): Promise<QueuedMail[]> {
  if (!to.buyer.email) return []
  const company = await getCompany(ctx, tx.req)
  const { due } = moneyStanding(to)
  const owed = invoiceSeries(from.series).isCredit ? moneyStanding(from).due : excessOf(from)
  const words = {
    template: 'set-off-reversed',
    subject: `Verrekening met factuur ${to.number} teruggedraaid`,
    heading: 'Een verrekening is teruggedraaid',
    says: [
      `We hadden ${formatAmount(amount)} van ${invoiceName(from)} verrekend met factuur ${to.number}. Dat hebben we teruggedraaid.`,
      due > 0 ? openText(to) : `Factuur ${to.number} blijft betaald.`,
      stillOurs(owed, invoiceName(from)),
    ],
    button: { label: 'Bekijk je facturen', href: `${env.SITE_URL}/hosting-dashboard` },
  }
  return queueMail(ctx, tx, [letterOn(to, company, words)])
}

/** Staff booked by mistake that `amount` came in, or below zero that it went back; in cents with VAT. */
export async function queueReversedMail(
  ctx: Ctx,
  tx: Tx,
  invoice: InvoiceRecord,
  amount: number,
): Promise<QueuedMail[]> {
  if (!invoice.number || !invoice.buyer.email) return []
  const company = await getCompany(ctx, tx.req)
  const moved = formatAmount(Math.abs(amount))
  const booked =
    amount > 0
      ? `dat er ${moved} binnen was voor ${invoiceName(invoice)}`
      : `dat we ${moved} hadden teruggestort van ${invoiceName(invoice)}`
  const words = {
    template: 'booking-reversed',
    subject: `Rechtgezet: een boeking op ${invoiceName(invoice)}`,
    heading: 'We hebben een vergissing rechtgezet',
    says: [
      `We hadden geboekt ${booked}. Dat was onze vergissing. Er is daardoor niets van je rekening gegaan, en niets op je rekening gekomen.`,
      ...(await standingTexts(ctx, tx, invoice)),
    ],
    button: { label: 'Bekijk je facturen', href: `${env.SITE_URL}/hosting-dashboard` },
  }
  return queueMail(ctx, tx, [letterOn(invoice, company, words)])
}

/** What is to be paid now, and by whom. What was credited or withdrawn from asks for nothing. */
async function standingTexts(ctx: Ctx, tx: Tx, invoice: InvoiceRecord): Promise<string[]> {
  const { due, excess } = moneyStanding(invoice)
  if (excess > 0) return [stillOurs(excess)]
  if (due === 0) return []
  if (invoiceSeries(invoice.series).isCredit) return [`Je krijgt nog ${formatAmount(due)} van ons.`]
  const asks = invoiceStatus(invoice.status).isInForce && !(await isWithdrawnInvoice(ctx, tx.sql, invoice.id))
  return asks ? [openText(invoice)] : []
}

function openText(invoice: InvoiceRecord): string {
  const { number, seller } = invoice
  const { due } = moneyStanding(invoice)
  return `Op factuur ${number} staat nu ${formatAmount(due)} open. Dat betaal je in je klantomgeving. Overmaken kan ook: naar ${seller?.iban} onder vermelding van ${number}.`
}

const sentBackText = ({ amount, day }: SentBack) =>
  `Op ${formatPlainDay(day)} hebben we ${formatAmount(amount)} teruggestort.`

/** `from` names what it came for, where the letter is about another invoice. */
const stillOurs = (amount: number, from?: string) =>
  `${from ? `Van ${from} hebben we` : 'We hebben'} nog ${formatAmount(amount)} van je. Dat betalen we terug, of verrekenen we met een factuur; je hoeft niets te doen.`

const SOON_THERE = 'Binnen een paar dagen staat het op je rekening.'

/** Cents with VAT that came in after all for what the customer of the invoice withdrew from. */
type PaidAfterAll = { amount: number; backBy: string }

export async function queuePaidWithdrawnMail(
  ctx: Ctx,
  tx: Tx,
  invoice: InvoiceRecord,
  { amount, backBy }: PaidAfterAll,
): Promise<QueuedMail[]> {
  if (!invoice.buyer.email) return []
  const company = await getCompany(ctx, tx.req)
  const says = `Er kwam ${formatAmount(amount)} binnen voor factuur ${invoice.number}. Je hebt die opdracht herroepen, dus je hoefde dit niet meer te betalen. Uiterlijk op ${formatPlainDay(backBy)} staat het weer op je rekening. Vroeg je ons om meteen te beginnen, dan gaat daarvan af wat al geleverd is.`
  const words = { template: 'paid-after-withdrawal', ...moneyComes(invoice.number), says: [says] }
  return queueMail(ctx, tx, [letterOn(invoice, company, words)])
}

type Words = Pick<LetterWords, 'subject' | 'heading' | 'button'> & { says: string[] }

const moneyComes = (number: string | null) => ({
  subject: `Geld terug van factuur ${number}`,
  heading: 'Je krijgt geld terug',
})

function letterOn(
  { id, buyer }: InvoiceRecord,
  company: OwnCompany,
  { template, says, ...words }: Words & { template: string },
): MailDraft {
  const about = { collection: 'hosting-invoices', id } as const
  const end = [`Klopt er iets niet? Bel ${company.phone} of antwoord op deze mail.`, signOff(company)]
  const paragraphs = [`Beste ${buyer.name},`, ...says, ...end]
  return letterDraft(company, { template, to: buyer.email, about }, { ...words, paragraphs })
}

type Gone = { amount: number; isAsked: boolean }

function wordsOf(invoice: InvoiceRecord, { amount, isAsked }: Gone): Words {
  const { number, seller } = invoice
  const { due } = moneyStanding(invoice)
  if (isAsked)
    return {
      ...moneyComes(number),
      says: [
        `We hebben ${formatAmount(amount)} terugbetaald van wat je voor factuur ${number} betaalde. Het gaat naar de rekening waarmee je betaalde, en staat daar binnen een paar dagen op.`,
      ],
    }
  const payAgain = `De factuur moet dus nog betaald worden. Dat kan in je klantomgeving, of maak het bedrag over naar ${seller?.iban} onder vermelding van ${number}. Klopt de factuur volgens jou niet? Bel ons dan.`
  return {
    subject: `Je betaling voor factuur ${number} is teruggeboekt`,
    heading: 'Je betaling is teruggeboekt',
    says: [
      `Je bank heeft de ${formatAmount(amount)} teruggeboekt die je voor factuur ${number} betaalde.${due > 0 ? ` Op de factuur staat weer ${formatAmount(due)} open.` : ''}`,
      ...(due > 0 ? [payAgain] : []),
    ],
    button: { label: 'Bekijk je facturen', href: `${env.SITE_URL}/hosting-dashboard` },
  }
}
