import type { TransferInput } from '@/features/billing/model/invoice'
import {
  bookTransfer,
  noticeText,
  type Paid,
  payDraft,
  type Started,
  type TransferResult,
} from '@/features/billing/server/public'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import { orderInConsole } from '@/platform/console/addressQuery'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { type MailDraft, queueMail } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { dayOf, type Period } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import { checklistFor, setUpDeadline } from '../model/checklist'
import { orderIs, STATUS_AFTER, startsWhenPaid } from '../model/orderStatus'
import { firstTerm } from '../model/renewal'
import { orderLetter } from './orderLetter'
import { findOrder, lockOrder, updateOrder } from './orderRepository'
import type { Order } from './orderRow'

/** An order that waits for money, or that was given up and may still get it; null for any other, and once withdrawn. */
export async function findPayableOrder(ctx: Ctx, tx: Tx, id: string): Promise<Order | null> {
  const order = await findOrder(ctx, tx.sql, id)
  return order && !order.withdrawnAt && startsWhenPaid(order) ? order : null
}

/** Has an order run from today. The caller holds its lock. Without a name it is whoever the context knows. */
async function startOrder(ctx: Ctx, tx: Tx, order: Order, actorName?: string): Promise<Period> {
  const { id, status: from, billingCycle: cycle, domainState, lines } = order
  const now = ctx.now()
  const term = firstTerm({ cycle, domainState, lines }, dayOf(now))
  const checklist = checklistFor(order)
  await updateOrder(ctx, tx, id, {
    ...{ ...term, status: STATUS_AFTER.payment, endsOn: null, activatedAt: now.toISOString(), checklist },
    setUpBy: checklist.length > 0 ? setUpDeadline(now).toISOString() : null,
  })
  const started = { code: 'order.statusChanged', from, to: STATUS_AFTER.payment } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, started, actorName)
  return { from: term.startedOn, until: term.invoicedUntil }
}

/** Has an order run whose invoice is paid. Null when it takes no money any more. The caller holds its lock. */
export async function startPaidOrder(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { method, actorName }: Paid,
): Promise<Started | null> {
  const order = await findPayableOrder(ctx, tx, id)
  if (!order) return null
  const period = await startOrder(ctx, tx, order, actorName)
  const promised = setUpDeadline(ctx.now())
  if (method === 'provider') return { period, notice: orderStartedText(order, promised), mails: [] }
  const mail = paidByTransferMail(order, promised, await getCompany(ctx, tx.req))
  return { period, notice: null, mails: await queueMail(ctx, tx, [mail]) }
}

/**
 * Notes that an order was paid by bank transfer, also one that was given up and has no invoice any more. With its
 * draft, or with a new one where that is gone, it runs as it does after a confirmed payment.
 */
export async function markOrderPaidByTransfer(
  ctx: Ctx,
  id: string,
  input: TransferInput,
): Promise<TransferResult> {
  return bookTransfer(ctx, input, async (tx, paid) => {
    const order = await lockOrder(ctx, tx, id)
    if (!order) return { kind: 'notFound' }
    return (await payDraft(ctx, tx, id, paid)) ?? { kind: 'notOpen' }
  })
}

function paidByTransferMail(order: Order, promised: Date, agency: OwnCompany): MailDraft {
  const { heading, intro, closing } = noticeText({ kind: 'paid' })
  const paid = `Het geld van ${order.buyer.name} voor bestelling ${order.number} kwam per overboeking. ${intro}`
  return orderLetter(
    { order: order.id, email: agency.notifyEmail, name: 'collega', company: agency },
    {
      ...{ template: 'payment-paid', subject: `${heading} (${order.number})`, heading },
      button: { label: 'Open de bestelling', href: `${env.SITE_URL}${orderInConsole(order)}` },
      paragraphs: [paid, `${orderStartedText(order, promised)} ${closing}`],
    },
  )
}

function orderStartedText(before: Order, promised: Date): string {
  const again = orderIs('isClosed', before) ? 'De bestelling was al opgegeven, en loopt nu alsnog. ' : ''
  if (checklistFor(before).length === 0) return `${again}${before.title} loopt vanaf vandaag.`
  return `${again}De hosting is beloofd voor ${formatMoment(promised)}.`
}
