import type { InvoicePayment } from '@/features/billing/model/payment'
import {
  findInvoiceOfPayment,
  getPaymentOf,
  type PayNowResult,
  payNow,
} from '@/features/billing/server/public'
import { isQuoteWithdrawn } from '@/features/orders/server/public'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { makeCookie } from '@/platform/http/cookie'
import { findAssignmentOf, listInvoicesOf } from './assignmentRepository'
import { openQuote } from './ownQuote'

/** Pays an invoice of the assignment that a key shows. The link of who may only look pays nothing. */
export async function payQuoteInvoice(ctx: Ctx, key: string, number: string): Promise<PayNowResult> {
  const own = await ownInvoices(ctx, key)
  // Who withdrew owes nothing more of it; staff credit what is open.
  if (own && (await isQuoteWithdrawn(database(ctx).drizzle, own.quote))) return { kind: 'notFound' }
  const invoice = own?.invoices.find(each => each.number === number)
  return invoice ? payNow(ctx, invoice.id) : { kind: 'notFound' }
}

/** How a payment of one of these invoices went, asked of the provider where that is not settled. */
export async function getQuotePayment(
  ctx: Ctx,
  key: string,
  attempt: string,
): Promise<InvoicePayment | null> {
  const own = await ownInvoices(ctx, key)
  const payment = own && (await getPaymentOf(ctx, own.customer, attempt))
  return payment && own.invoices.some(each => each.number === payment.number) ? payment : null
}

/** Whether a payment is for one of these invoices. Asks the provider nothing: the page of the quote does. */
export async function isQuotePayment(ctx: Ctx, key: string, attempt: string): Promise<boolean> {
  const own = await ownInvoices(ctx, key)
  if (!own) return false
  const number = await findInvoiceOfPayment(ctx, own.customer, attempt)
  return own.invoices.some(each => each.number === number)
}

async function ownInvoices(ctx: Ctx, key: string) {
  const opened = await openQuote(ctx, key)
  if (opened?.right !== 'answer') return null
  const db = database(ctx).drizzle
  const { id } = opened.quote
  const assignment = await findAssignmentOf(db, id)
  return assignment && { quote: id, customer: assignment.customer, invoices: await listInvoicesOf(db, id) }
}

const HOUR = 3600

/** Holds the key of the page that an invoice is paid from, so that the payment provider is not told it. */
export const paidFromCookie = () => makeCookie(env.SITE_URL, 'offerte-betaling', HOUR)
