import { sql } from '@payloadcms/db-postgres/drizzle'
import { toParty, type InvoiceLine } from '@/features/billing/model/invoice'
import { getBillingDetails } from '@/features/billing/server/buyerNow'
import { creditInTransaction } from '@/features/billing/server/creditInvoice'
import { draftInvoice } from '@/features/billing/server/draftInvoice'
import { finaliseInvoice } from '@/features/billing/server/finaliseInvoice'
import { NOT_BY_FORM } from '@/features/billing/server/ownInvoice'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { addMonths, dayOf } from '@/platform/time/day'
import type { DomainCharge } from '../model/domainMoney'
import { DOMAIN_TERM_MONTHS } from '../model/domainRenewal'
import type { LockedOrderDetails } from './holdOrder'

/** `invoice` was made final, and its paper is to be drawn after the commit. */
type BilledChange = { kind: 'settled' | 'settledWithoutCredit'; invoice: string | null }

/** Draws a number, so the caller does everything else before it. */
export async function billDomainChange(ctx: Ctx, tx: Tx, order: LockedOrderDetails, money: DomainCharge): Promise<BilledChange> {
  if (!money) return { kind: 'settled', invoice: null }
  if (money.kind === 'bill') return { kind: 'settled', invoice: await billFirstYear(ctx, tx, order, money.line) }
  const credit = await creditDomainLine(ctx, tx, order, money.line)
  return { kind: credit ? 'settled' : 'settledWithoutCredit', invoice: credit }
}

/** Takes a line back from the invoice that the order began with; null when that cannot be credited by itself. */
async function creditDomainLine(ctx: Ctx, tx: Tx, order: LockedOrderDetails, line: InvoiceLine): Promise<string | null> {
  const first = await firstInvoice(tx, order.id)
  if (!first) return null
  const note = `De domeinnaam ${order.domainName} bleek bezet.`
  const credit = await creditInTransaction(ctx, tx, first, { lines: [line], note })
  return credit.kind === 'credited' ? credit.id : null
}

async function billFirstYear(ctx: Ctx, tx: Tx, order: LockedOrderDetails, line: InvoiceLine): Promise<string> {
  const from = dayOf(ctx.now())
  const invoice = await draftInvoice(ctx, tx, {
    ...{ order: order.id, customer: order.customer, lines: [line] },
    buyer: (await getBillingDetails(tx, order.customer)) ?? toParty(order.buyer),
    period: { from, until: addMonths(from, DOMAIN_TERM_MONTHS) },
  })
  await finaliseInvoice(ctx, tx, invoice, { paymentStatus: 'pending' })
  return invoice
}

async function firstInvoice(tx: Tx, order: string): Promise<string | null> {
  const { rows } = await tx.sql.execute<{ id: string }>(sql`
    select i.id from hosting_invoices i where i.order_id = ${order} and ${NOT_BY_FORM} and i.number is not null
    order by i.created_at, i.id limit 1`)
  return rows[0]?.id ?? null
}
