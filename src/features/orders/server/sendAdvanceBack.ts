import { type TransferInput, transferSchema } from '@/features/billing/model/invoice'
import { bookAdvanceBack, type SentBackResult } from '@/features/billing/server/public'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { fieldErrors } from '@/platform/forms/fields'
import { formatAmount } from '@/platform/money/euro'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { nameOf, orderLetter } from './orderLetter'
import { lockOrder } from './orderRepository'
import type { Order } from './orderRow'

type Written = { kind: Exclude<SentBackResult['kind'], 'invalid'>; mails: QueuedMail[] }

/**
 * Books what staff sent back over the bank of money that came for an order that took it no more, and tells the customer.
 * Idempotent under its key.
 */
export async function sendAdvanceBack(ctx: Ctx, id: string, input: TransferInput): Promise<SentBackResult> {
  requireOperator(ctx)
  const parsed = transferSchema(dayOf(ctx.now())).safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const company = await getCompany(ctx)
  const { kind, mails } = await transaction<Written>(ctx, async tx => {
    const order = await lockOrder(ctx, tx, id)
    if (!order) return { kind: 'notFound', mails: [] }
    const amount = await bookAdvanceBack(ctx, tx, order, parsed.data)
    if (amount === null) return { kind: 'tooMuch', mails: [] }
    if (amount === 0) return { kind: 'booked', mails: [] }
    const about = { collection: 'hosting-orders', id } as const
    await recordEvent(ctx, tx, about, { code: 'order.advanceSentBack', amount })
    const letter = sentBackLetter(order, { amount, day: parsed.data.paidOn }, company)
    return { kind: 'booked', mails: await queueMail(ctx, tx, order.buyer.email ? [letter] : []) }
  })
  await sendNow(ctx, mails)
  return { kind }
}

type SentBack = { amount: number; day: string }

function sentBackLetter(order: Order, { amount, day }: SentBack, company: OwnCompany): MailDraft {
  const { buyer, number } = order
  return orderLetter(
    { order: order.id, email: buyer.email, name: buyer.name, company },
    {
      template: 'order-advance-sent-back',
      subject: `Geld terug van bestelling ${number}`,
      heading: 'Je krijgt geld terug',
      paragraphs: [
        `Op ${formatPlainDay(day)} hebben we de ${formatAmount(amount)} teruggestort die je betaalde voor bestelling ${nameOf(order)}. Binnen een paar dagen staat het op je rekening.`,
        `Klopt er iets niet? Bel ${company.phone} of antwoord op deze mail.`,
      ],
    },
  )
}
