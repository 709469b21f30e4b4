import { sql } from '@payloadcms/db-postgres/drizzle'
import type { InvoiceLine, Party } from '@/features/billing/model/invoice'
import {
  draftInvoice,
  finaliseInvoice,
  taxTreatment,
  tryStoreInvoicePdf,
} from '@/features/billing/server/public'
import { getBillingDetails } from '@/features/customers/server/public'
import { electronicAmount } from '@/features/tax/model/taxRules'
import { checkVatId } from '@/features/tax/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { calculateTotals } from '@/platform/money/tax'
import { addDays, dayOf, type Period } from '@/platform/time/day'
import { taxOrderLines } from '../model/orderLines'
import { unappliedPrices } from '../model/priceRise'
import { RENEWAL_DAYS_AHEAD, renewalDue, renewTerm } from '../model/renewal'
import {
  findOrder,
  forEachOrder,
  orderSql,
  selectOrderIds,
  tryLockOrder,
  updateOrder,
} from './orderRepository'
import type { Order } from './orderRow'

/** Invoices and mails the terms that begin within 14 days. What lies further behind comes round by round. */
export async function renewOrders(ctx: Ctx): Promise<void> {
  const soon = addDays(dayOf(ctx.now()), RENEWAL_DAYS_AHEAD)
  const isDue = sql`${orderSql.is('isBillable')} and o.invoiced_until <= ${soon}
    and (o.ends_on is null or o.ends_on > o.invoiced_until) order by o.invoiced_until`
  const due = await selectOrderIds(database(ctx).drizzle, isDue)
  await forEachOrder(ctx, due, 'renewed', async id => {
    await recheckVatId(ctx, id)
    const invoice = await renewOrder(ctx, id)
    if (invoice) await tryStoreInvoicePdf(ctx, invoice)
  })
}

/** An id may have ended since the last term. While nobody answers, the last answer holds. */
async function recheckVatId(ctx: Ctx, id: string): Promise<void> {
  const db = database(ctx).drizzle
  const order = await findOrder(ctx, db, id)
  const buyer = order && (await getBillingDetails({ sql: db }, order.customer))
  if (buyer) await checkVatId(ctx, buyer)
}

/** Invoices the next term of an order when it is time, and answers the invoice. Each term once, whatever runs twice. */
export function renewOrder(ctx: Ctx, id: string): Promise<string | null> {
  return transaction(ctx, async tx => {
    const order = await tryLockOrder(ctx, tx, id)
    if (!order || !renewalDue(order, dayOf(ctx.now()))) return null
    return renew(ctx, tx, order)
  })
}

async function renew(ctx: Ctx, tx: Tx, order: Order): Promise<string | null> {
  const { id, startedOn, invoicedUntil: from } = order
  if (!startedOn || !from) throw new Error(`order ${order.number} runs from no day`)
  const buyer = (await getBillingDetails(tx, order.customer)) ?? order.buyer
  const renewing = { ...order, cycle: order.billingCycle, startedOn }
  const treatment = await taxTreatment(ctx, tx.sql, buyer, electronicOf(renewTerm(renewing, from).lines))
  const taxed = taxOrderLines(order.lines, treatment)
  const { lines, until, running } = renewTerm({ ...renewing, lines: taxed }, from)
  const term = { from, until }
  const invoice =
    calculateTotals(lines).excl > 0 ? await draftTerm(ctx, tx, { ...order, buyer }, lines, term) : null
  const announcedPrices = unappliedPrices(running, order.announcedPrices)
  await updateOrder(ctx, tx, id, { invoicedUntil: until, lines: running, announcedPrices })
  const renewed = { code: 'order.invoicedUntilChanged', from, to: until } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, renewed)
  if (invoice) await finaliseInvoice(ctx, tx, invoice)
  return invoice
}

function electronicOf(lines: readonly InvoiceLine[]): number {
  return electronicAmount(lines, ({ supply }) => supply ?? 'electronic')
}

/** The lock on the order keeps two from invoicing one term; the key of the table does, whatever else goes wrong. */
async function draftTerm(
  ctx: Ctx,
  tx: Tx,
  { id, number, customer, buyer }: Pick<Order, 'id' | 'number' | 'customer'> & { buyer: Party },
  lines: InvoiceLine[],
  period: Period,
): Promise<string> {
  const invoice = await draftInvoice(ctx, tx, { order: { id, number }, customer, buyer, lines, period })
  await tx.sql.execute(sql`
    insert into bureau.renewed_terms (hosting_order, from_day, invoice) values (${id}, ${period.from}, ${invoice})`)
  return invoice
}
