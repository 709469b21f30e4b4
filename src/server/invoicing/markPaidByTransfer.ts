import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { invoicePaymentStatus } from '@/domain/invoicing/status'
import { optionalLine } from '@/domain/leads/fields'
import { addDays, dayOf } from '@/domain/time/day'
import type { Ctx } from '../ctx'
import { keepEvent } from '../hosting/keepEvent'
import { forOperators } from '../leads/inbox/forOperators'
import { type Tx, transaction } from '../transaction'
import { lockInvoice } from './invoiceRecord'

export type Transfer = { paidOn: string; reference: string }

export type TransferResult =
  | { kind: 'paid' | 'notFound' | 'notOpen' }
  | { kind: 'invalid'; errors: Record<string, string> }

const transferSchema = z.object({
  paidOn: z.string().check(z.refine(isDay, 'Kies de dag waarop het geld binnenkwam.')),
  reference: optionalLine(140),
})

/** Notes that an open invoice was paid by bank transfer; for a credit, that the money went back. */
export async function markPaidByTransfer(ctx: Ctx, id: string, input: Transfer): Promise<TransferResult> {
  forOperators(ctx)
  const parsed = transferSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: errorsOf(parsed.error.issues) }
  if (parsed.data.paidOn > dayOf(ctx.now()))
    return { kind: 'invalid', errors: { paidOn: 'Deze dag moet nog komen.' } }
  return transaction(ctx, tx => notePaid(ctx, tx, id, parsed.data))
}

async function notePaid(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { paidOn, reference }: Transfer,
): Promise<TransferResult> {
  const invoice = await lockInvoice(tx.sql, id)
  if (!invoice) return { kind: 'notFound' }
  if (invoice.status !== 'sent' || invoice.paymentStatus === 'paid') return { kind: 'notOpen' }
  await tx.sql.execute(sql`
    update hosting_invoices set payment_status = 'paid', paid_on = ${paidOn}, paid_by = 'transfer',
      payment_reference = ${reference || null}, updated_at = ${ctx.now().toISOString()} where id = ${id}`)
  const [before, after] = [
    invoicePaymentStatus(invoice.paymentStatus).label,
    invoicePaymentStatus('paid').label,
  ]
  const change = { change: 'Betaling', before, after }
  await keepEvent(ctx, tx, { collection: 'hosting-invoices', id, ...change })
  return { kind: 'paid' }
}

function isDay(typed: string): boolean {
  try {
    return addDays(typed, 0) === typed
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}
