import { and, eq, isNull, sql } from '@payloadcms/db-postgres/drizzle'
import { invoicePaymentStatus } from '@/features/billing/model/invoiceStatus'
import type { Transfer } from '@/features/billing/model/transfer'
import { OPENS_ORDER } from '@/features/billing/server/invoiceRepository'
import { finaliseInvoice } from '@/features/billing/server/invoices'
import { noticeText, orderStartedText } from '@/features/billing/server/payments/paymentNotices'
import { paymentsTable } from '@/features/billing/server/payments/paymentRepository'
import type { BillingCycle } from '@/features/catalogue/model/billingCycle'
import type { OwnCompany } from '@/features/company/server/getCompany'
import type { Customer } from '@/features/customers/model/customer'
import { recordEvent } from '@/platform/audit/auditLog'
import { orderInConsole } from '@/platform/console/consoleLink'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { dayOf } from '@/platform/time/day'
import { checklistFor, setUpDeadline } from '../model/checklist'
import type { DomainState } from '../model/domain'
import type { OrderLine } from '../model/orderLines'
import { type OrderStatus, startsWhenPaid } from '../model/orderStatus'
import { firstTerm } from '../model/renewal'
import { type BillableOrder, draftOrderInvoice } from './invoiceOrder'
import { orderLetter } from './orderTaskMails'

export type PaidOrder = {
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
export async function startOrder(ctx: Ctx, tx: Tx, order: PaidOrder, actorName?: string): Promise<void> {
  const orders = database(ctx).tables.hosting_orders
  const now = ctx.now()
  await tx.sql
    .update(orders)
    .set({
      ...firstTerm({ cycle: order.billingCycle, domainState: order.domainState }, dayOf(now)),
      ...{
        status: 'active',
        activatedAt: now.toISOString(),
        setUpBy: setUpDeadline(now).toISOString(),
        endsOn: null,
      },
      ...{ checklist: checklistFor(order), updatedAt: now.toISOString() },
    })
    .where(eq(orders.id, order.id))
  const change = { change: 'Status', before: order.status, after: 'active', actorName }
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id: order.id, ...change })
}

/** What to mail now that an order was started, and which paper to draw. */
export type Started = { mails: QueuedMail[]; invoice: string }

type Booking = { order: PaidOrder; transfer: Transfer; agency: OwnCompany }

/**
 * Has an order run that was paid by bank transfer, as a confirmed payment would: with its draft, or with a new one
 * where that is gone. The caller holds the order, and stores the PDF after the commit; the number is drawn last of all.
 */
export async function startByTransfer(
  ctx: Ctx,
  tx: Tx,
  { order, transfer, agency }: Booking,
): Promise<Started> {
  const invoice = (await lockDraft(tx, order.id)) ?? (await redraftInvoice(ctx, tx, order))
  await startOrder(ctx, tx, order)
  await tx.sql.execute(sql`
    update hosting_invoices set payment_reference = ${transfer.reference || null} where id = ${invoice}`)
  const [before, after] = [invoicePaymentStatus('pending').label, invoicePaymentStatus('paid').label]
  await recordEvent(ctx, tx, {
    collection: 'hosting-invoices',
    id: invoice,
    change: 'Betaling',
    before,
    after,
  })
  const mails = await queueMail(ctx, tx, [paidByTransferMail(order, setUpDeadline(ctx.now()), agency)])
  const how = { paymentStatus: 'paid', paidBy: 'transfer', paidOn: transfer.paidOn } as const
  await finaliseInvoice(ctx, tx, invoice, how)
  return { mails, invoice }
}

/** The draft that the order began with; null once that went when it was given up. */
async function lockDraft(tx: Tx, order: string): Promise<string | null> {
  const { rows } = await tx.sql.execute<{ id: string }>(sql`
    select i.id from hosting_invoices i join hosting_orders o on o.id = i.order_id
    where o.id = ${order} and ${OPENS_ORDER} order by i.created_at, i.id limit 1 for update of i`)
  return rows[0]?.id ?? null
}

/**
 * An order that was given up lost its draft; whoever pays it after all gets an invoice all the same. Money of an earlier
 * attempt that comes still later is then for what is paid.
 */
export async function redraftInvoice(ctx: Ctx, tx: Tx, order: BillableOrder): Promise<string> {
  const invoice = await draftOrderInvoice(ctx, tx, order)
  const table = paymentsTable(ctx)
  await tx.sql
    .update(table)
    .set({ invoice })
    .where(and(eq(table.order, order.id), isNull(table.invoice)))
  return invoice
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
      paragraphs: [paid, `${orderStartedText(order.status, promised)} ${closing}`],
    },
  )
}
