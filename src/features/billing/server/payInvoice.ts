import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { type InvoiceChange, type PayableInvoice, updateInvoice } from './invoiceRepository'
import { finaliseInvoice } from './invoices'
import { relinkPayments } from './payments/paymentRepository'
import { invoiceOwner, type Paid, type PayableOwner, type Started } from './ports'

/** `started`: the draft of what runs now. Call `finalise` as the last of the transaction: it draws the number. */
export type PaidInvoice =
  | { kind: 'settled'; invoice: string }
  | ({ kind: 'started'; invoice: string; finalise: () => Promise<unknown> } & Started)

/** Books money on an invoice that is to be paid. The caller holds its owner and the invoice, in that order. */
export async function payInvoice(
  ctx: Ctx,
  tx: Tx,
  invoice: PayableInvoice,
  paid: Paid,
): Promise<PaidInvoice> {
  const { id, number, order } = invoice
  if (number) {
    await markPaid(ctx, tx, invoice, paid)
    return { kind: 'settled', invoice: id }
  }
  const started = order ? await invoiceOwner(ctx).onPaid(ctx, tx, order, paid) : null
  await recordPaid(ctx, tx, invoice, paid, { paymentReference: paid.reference })
  const { period } = started ?? NOTHING_STARTED
  const how = { paymentStatus: 'paid', paidBy: paid.method, paidOn: paid.paidOn, period } as const
  return {
    ...(started ?? NOTHING_STARTED),
    ...{ kind: 'started', invoice: id, finalise: () => finaliseInvoice(ctx, tx, id, how) },
  }
}

const NOTHING_STARTED: Started = { period: null, notice: null, mails: [] }

function markPaid(ctx: Ctx, tx: Tx, invoice: PayableInvoice, paid: Paid): Promise<void> {
  return recordPaid(ctx, tx, invoice, paid, {
    ...{ paymentStatus: 'paid', paidBy: paid.method, paidOn: paid.paidOn ?? dayOf(ctx.now()) },
    paymentReference: paid.reference,
  })
}

async function recordPaid(
  ctx: Ctx,
  tx: Tx,
  { id, paymentStatus }: PayableInvoice,
  { actorName }: Paid,
  change: InvoiceChange,
): Promise<void> {
  await updateInvoice(ctx, tx, id, change)
  const event = { code: 'invoice.paymentStatusChanged', from: paymentStatus, to: 'paid' } as const
  await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, event, actorName)
}

/**
 * What was given up lost its draft; whoever pays it after all gets an invoice all the same. Money of an earlier attempt
 * that comes still later is then for what is paid.
 */
export async function redraftInvoice(
  ctx: Ctx,
  tx: Tx,
  owner: string,
  { draft }: PayableOwner,
): Promise<PayableInvoice> {
  const invoice = await draft()
  await relinkPayments(ctx, tx, owner, invoice)
  return { id: invoice, number: null, order: owner, paymentStatus: 'pending' }
}
