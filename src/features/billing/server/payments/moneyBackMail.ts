import { getCompany, type OwnCompany } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { type LetterWords, letterDraft, signOff } from '@/platform/email/letterMail'
import { type MailDraft, type QueuedMail, queueMail } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { formatPlainDay } from '@/platform/time/day'
import { bookingSource, excessOf, moneyStanding } from '../../model/bookings'
import type { RefundChange } from '../../model/payment'
import { type InvoiceRecord, readInvoice } from '../invoiceRepository'

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

/** Cents with VAT that staff sent back over the bank on `day`: they came in beyond the invoice. */
type SentBack = { amount: number; day: string }

export async function queueSentBackMail(
  ctx: Ctx,
  tx: Tx,
  invoice: InvoiceRecord,
  { amount, day }: SentBack,
): Promise<QueuedMail[]> {
  if (!invoice.buyer.email) return []
  const company = await getCompany(ctx, tx.req)
  const left = excessOf(invoice)
  const says = `Op ${formatPlainDay(day)} hebben we ${formatAmount(amount)} teruggestort. Dat was te veel betaald voor factuur ${invoice.number}. Binnen een paar dagen staat het op je rekening.${left > 0 ? ` Er staat nog ${formatAmount(left)} van je bij ons.` : ''}`
  const words = { template: 'excess-sent-back', ...moneyComes(invoice), says: [says] }
  return queueMail(ctx, tx, [letterOn(invoice, company, words)])
}

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
  const words = { template: 'paid-after-withdrawal', ...moneyComes(invoice), says: [says] }
  return queueMail(ctx, tx, [letterOn(invoice, company, words)])
}

type Words = Pick<LetterWords, 'subject' | 'heading' | 'button'> & { says: string[] }

const moneyComes = ({ number }: InvoiceRecord) => ({
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
      ...moneyComes(invoice),
      says: [
        `We hebben ${formatAmount(amount)} terugbetaald van wat je voor factuur ${number} betaalde. Het gaat naar de rekening waarmee je betaalde, en staat daar binnen een paar dagen op.`,
      ],
    }
  const payAgain = `Was dat niet de bedoeling? Betaal dan opnieuw in je klantomgeving, of naar ${seller?.iban} onder vermelding van ${number}.`
  return {
    subject: `Je betaling voor factuur ${number} is teruggeboekt`,
    heading: 'Je betaling is teruggeboekt',
    says: [
      `Je bank heeft ${formatAmount(amount)} teruggeboekt, die je betaalde voor factuur ${number}.${due > 0 ? ` Op de factuur staat weer ${formatAmount(due)} open.` : ''}`,
      ...(due > 0 ? [payAgain] : []),
    ],
    button: { label: 'Bekijk je facturen', href: `${env.SITE_URL}/hosting-dashboard` },
  }
}
