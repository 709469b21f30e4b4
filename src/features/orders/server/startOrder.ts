import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Transfer } from '@/features/billing/model/invoice'
import {
  bookTransfer,
  noticeText,
  type Paid,
  payDraft,
  type Started,
  type TransferResult,
} from '@/features/billing/server/public'
import type { BillingCycle } from '@/features/catalogue/model/priceList'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import type { Customer } from '@/features/customers/model/customer'
import { recordEvent } from '@/platform/audit/auditLog'
import { orderInConsole } from '@/platform/console/addressQuery'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { type MailDraft, queueMail } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { dayOf, type Period } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import { checklistFor, setUpDeadline } from '../model/checklist'
import type { DomainState } from '../model/domain'
import type { OrderLine } from '../model/orderLines'
import { type OrderStatus, orderIs, startsWhenPaid } from '../model/orderStatus'
import { firstTerm } from '../model/renewal'
import { lockOrder } from './orderRepository'
import { orderLetter } from './orderTaskMails'

type PaidOrder = {
  id: string
  number: string
  customer: string
  status: OrderStatus
  activatedAt: string | null
  billingCycle: BillingCycle
  domainState: DomainState | null
  lines: OrderLine[]
  buyer: Customer
  incl: number
}

/** An order that waits for money, or that was given up and may still get it; null for any other. */
export async function findPayableOrder(ctx: Ctx, tx: Tx, id: string): Promise<PaidOrder | null> {
  const orders = database(ctx).tables.hosting_orders
  const [found] = await tx.sql.select().from(orders).where(eq(orders.id, id))
  const order = found as PaidOrder | undefined
  return order && startsWhenPaid(order) ? order : null
}

/** Has an order run from today. The caller holds its lock. Without a name it is whoever the context knows. */
async function startOrder(ctx: Ctx, tx: Tx, order: PaidOrder, actorName?: string): Promise<Period> {
  const orders = database(ctx).tables.hosting_orders
  const now = ctx.now()
  const term = firstTerm({ cycle: order.billingCycle, domainState: order.domainState }, dayOf(now))
  await tx.sql
    .update(orders)
    .set({
      ...term,
      ...{
        status: 'active',
        activatedAt: now.toISOString(),
        setUpBy: setUpDeadline(now).toISOString(),
        endsOn: null,
      },
      ...{ checklist: checklistFor(order), updatedAt: now.toISOString() },
    })
    .where(eq(orders.id, order.id))
  const started = { code: 'order.statusChanged', from: order.status, to: 'active' } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id: order.id }, started, actorName)
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
  input: Transfer,
): Promise<TransferResult> {
  return bookTransfer(ctx, input, async (tx, paid) => {
    const order = await lockOrder(ctx, tx, id)
    if (!order) return { kind: 'notFound' }
    return (await payDraft(ctx, tx, id, paid)) ?? { kind: 'notOpen' }
  })
}

/** Tells staff that an order was paid by bank transfer, and until when its hosting is promised. */
function paidByTransferMail(order: PaidOrder, promised: Date, agency: OwnCompany): MailDraft {
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

/** What staff read of an order that runs from now on, by how it stood until then. */
function orderStartedText(before: PaidOrder, promised: Date): string {
  const again = orderIs('isClosed', before) ? 'De bestelling was al opgegeven, en loopt nu alsnog. ' : ''
  return `${again}De hosting is beloofd voor ${formatMoment(promised)}.`
}
