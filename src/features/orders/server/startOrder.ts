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
import { dayOf, formatPlainDay, type Period } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import { type ChecklistItem, checklistFor, setUpDeadline } from '../model/checklist'
import { orderIs, STATUS_AFTER, startsWhenPaid } from '../model/orderStatus'
import { firstTerm } from '../model/renewal'
import { nameWaits, startsLater } from '../model/starting'
import { orderLetter } from './orderLetter'
import { findOrder, lockOrder, updateOrder } from './orderRepository'
import type { Order } from './orderRow'

/** An order that waits for money, or that was given up and may still get it; null for any other, and once withdrawn. */
export async function findPayableOrder(ctx: Ctx, tx: Tx, id: string): Promise<Order | null> {
  const order = await findOrder(ctx, tx.sql, id)
  return order && !order.withdrawnAt && startsWhenPaid(order) ? order : null
}

type Starting = { day: string; checklist: ChecklistItem[]; promised: Date; actorName?: string }

/** Has an order run from `day`. The caller holds its lock. Without a name it is whoever the context knows. */
export async function startOrder(ctx: Ctx, tx: Tx, order: Order, starting: Starting): Promise<Period> {
  const { id, status: from } = order
  const { day, checklist, promised, actorName } = starting
  const term = termFrom(order, day)
  await updateOrder(ctx, tx, id, {
    ...{ ...term, status: STATUS_AFTER.payment, endsOn: null, checklist },
    activatedAt: ctx.now().toISOString(),
    setUpBy: checklist.length > 0 ? promised.toISOString() : null,
    ...(!nameWaits(order, day) && { nameFrom: null }),
  })
  const started = { code: 'order.statusChanged', from, to: STATUS_AFTER.payment } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, started, actorName)
  return { from: term.startedOn, until: term.invoicedUntil }
}

function termFrom(order: Order, day: string) {
  const { billingCycle: cycle, domainState, lines } = order
  return firstTerm({ cycle, domainState, lines, holdsName: nameWaits(order, day) }, day)
}

/** Has an order that is paid wait for the day that was agreed: its first term is of that day. */
async function scheduleOrder(
  ctx: Ctx,
  tx: Tx,
  order: Order,
  { day, actorName }: Pick<Starting, 'day' | 'actorName'>,
): Promise<Period> {
  const { id, status: from } = order
  const to = STATUS_AFTER.scheduling
  await updateOrder(ctx, tx, id, { status: to, endsOn: null, activatedAt: ctx.now().toISOString() })
  const scheduled = { code: 'order.statusChanged', from, to } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, scheduled, actorName)
  const { startedOn, invoicedUntil } = termFrom(order, day)
  return { from: startedOn, until: invoicedUntil }
}

/** Has an order run whose invoice is paid, or wait for its day. Null when it takes no money any more. The caller holds its lock. */
export async function startPaidOrder(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { method, actorName }: Paid,
): Promise<Started | null> {
  const order = await findPayableOrder(ctx, tx, id)
  if (!order) return null
  const today = dayOf(ctx.now())
  const promised = setUpDeadline(ctx.now())
  const later = startsLater(order, today) ? order.startsOn : null
  const checklist = checklistFor(order, nameWaits(order, today))
  const period = later
    ? await scheduleOrder(ctx, tx, order, { day: later, actorName })
    : await startOrder(ctx, tx, order, { day: today, checklist, promised, actorName })
  const text = later ? scheduledText(order, later) : orderStartedText(order, promised)
  if (method === 'provider') return { period, notice: text, mails: [] }
  const mail = paidByTransferMail(order, text, await getCompany(ctx, tx.req))
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

function paidByTransferMail(order: Order, text: string, agency: OwnCompany): MailDraft {
  const { heading, intro, closing } = noticeText({ kind: 'paid' })
  const paid = `Het geld van ${order.buyer.name} voor bestelling ${order.number} kwam per overboeking. ${intro}`
  return orderLetter(
    { order: order.id, email: agency.notifyEmail, name: 'collega', company: agency },
    {
      ...{ template: 'payment-paid', subject: `${heading} (${order.number})`, heading },
      button: { label: 'Open de bestelling', href: `${env.SITE_URL}${orderInConsole(order)}` },
      paragraphs: [paid, `${text} ${closing}`],
    },
  )
}

const scheduledText = ({ title }: Order, day: string) =>
  `${title} begint op ${formatPlainDay(day)}, na de bedenktijd van de klant. Tot die dag hoef je niets te doen.`

function orderStartedText(before: Order, promised: Date): string {
  const again = orderIs('isClosed', before) ? 'De bestelling was al opgegeven, en loopt nu alsnog. ' : ''
  if (checklistFor(before).length === 0) return `${again}${before.title} loopt vanaf vandaag.`
  return `${again}De hosting is beloofd voor ${formatMoment(promised)}.`
}
