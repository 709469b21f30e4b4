import type { OwnCompany } from '@/features/company/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { type LetterWords, letterDraft, signOff } from '@/platform/email/letterMail'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { bookingSource, moneyStanding } from '../../model/bookings'
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
  const head = {
    to: found.buyer.email,
    about: { collection: 'hosting-invoices', id: found.id } as const,
  }
  const mails = gone.map(({ source, event }) =>
    letterDraft(
      company,
      { ...head, template: `payment-${source}` },
      wordsOf(found, { amount: event.to - event.from, isAsked: bookingSource(source).isAsked }, company),
    ),
  )
  return queueMail(ctx, tx, mails)
}

type Gone = { amount: number; isAsked: boolean }

function wordsOf(invoice: InvoiceRecord, { amount, isAsked }: Gone, company: OwnCompany): LetterWords {
  const { number, buyer, seller } = invoice
  const { due } = moneyStanding(invoice)
  const end = [`Vragen? Bel ${company.phone} of antwoord op deze mail.`, signOff(company)]
  if (isAsked)
    return {
      subject: `Geld terug van factuur ${number}`,
      heading: 'Je krijgt geld terug',
      paragraphs: [
        `Beste ${buyer.name},`,
        `We hebben ${formatAmount(amount)} terugbetaald van wat je voor factuur ${number} betaalde. Het gaat naar de rekening waarmee je betaalde, en staat daar binnen een paar dagen op.`,
        ...end,
      ],
    }
  const payAgain = `Was dat niet de bedoeling? Betaal dan opnieuw in je klantomgeving, of naar ${seller?.iban} onder vermelding van ${number}. Klopt de factuur niet, laat het ons dan weten.`
  return {
    subject: `Je betaling voor factuur ${number} is teruggeboekt`,
    heading: 'Je betaling is teruggeboekt',
    paragraphs: [
      `Beste ${buyer.name},`,
      `Je bank heeft ${formatAmount(amount)} teruggeboekt, die je betaalde voor factuur ${number}.${due > 0 ? ` Op de factuur staat weer ${formatAmount(due)} open.` : ''}`,
      ...(due > 0 ? [payAgain] : []),
      ...end,
    ],
    button: { label: 'Bekijk je facturen', href: `${env.SITE_URL}/hosting-dashboard` },
  }
}
