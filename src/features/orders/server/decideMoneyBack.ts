import { lockWithOwner, saveDecision, tryStoreInvoicePdf } from '@/features/billing/server/public'
import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/public'
import { requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/outbox'
import { fieldErrors } from '@/platform/forms/fields'
import { type MoneyBackInput, moneyBackChoice, moneyBackChoices, moneyBackSchema } from '../model/moneyBack'
import { type ChangedOrder, changeInTransaction } from './changeOrderStatus'
import { findOrder } from './orderRepository'

type Refusal = { kind: 'notOpen' | 'refused' | 'notFound' }

export type MoneyBackResult =
  | Refusal
  | { kind: 'decided' }
  | { kind: 'invalid'; errors: Record<string, string> }

/** Says once what money that went back means for the order. A refusal changes nothing. */
export async function decideMoneyBack(ctx: Ctx, input: unknown): Promise<MoneyBackResult> {
  requireOperator(ctx)
  const parsed = moneyBackSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const company = await getCompany(ctx)
  const decided = await transaction(ctx, tx => decide(ctx, tx, company, parsed.data))
  if ('kind' in decided) return decided
  const { mails, credits } = decided
  await Promise.all([sendNow(ctx, mails), ...credits.map(credit => tryStoreInvoicePdf(ctx, credit))])
  return { kind: 'decided' }
}

const PAYMENT_REVERSED = 'je betaling is teruggedraaid.'

async function decide(
  ctx: Ctx,
  tx: Tx,
  company: Company,
  { id, choice: value, why }: MoneyBackInput,
): Promise<ChangedOrder | Refusal> {
  const invoice = await lockWithOwner(ctx, tx, id)
  if (!invoice) return { kind: 'notFound' }
  const order = invoice.order ? await findOrder(ctx, tx.sql, invoice.order) : null
  const choice = moneyBackChoice(value)
  if (!moneyBackChoices(order?.status ?? null).includes(choice)) return { kind: 'refused' }
  if (!(await saveDecision(ctx, tx, id, `${choice.label}. ${why}`))) return { kind: 'notOpen' }
  if (!order || !choice.to) return { mails: [], credits: [] }
  const change = { id: order.id, to: choice.to, why, told: PAYMENT_REVERSED, creditOpen: choice.credits }
  const changed = await changeInTransaction(ctx, tx, company, change)
  if ('kind' in changed) throw new Error(`order ${order.id} did not become ${choice.to}: ${changed.kind}`)
  return changed
}
