import { sql } from '@payloadcms/db-postgres/drizzle'
import { draftInvoice } from '@/features/billing/server/public'
import { toParty } from '@/features/customers/model/customer'
import type { Ctx } from '@/platform/ctx'
import type { Sql, Tx } from '@/platform/db/transaction'
import { type AgreedSetUp, agreedChecklist, setUpDeadline } from '../model/checklist'
import { toInvoiceLines } from '../model/orderLines'
import { findOrder, insertOrder, type NewOrder, orderSql } from './orderRepository'
import { startOrder } from './startOrder'

type AgreedOrder = Omit<NewOrder, 'package' | 'domain' | 'submission'> & {
  /** Makes it once: the record that it was agreed in. */
  agreement: string
  /** The first day that it runs. */
  day: string
  /** What staff set up from then on. */
  setUps: readonly AgreedSetUp[]
}

/**
 * An order that was agreed elsewhere: it runs at once, and its first term is to be paid. Answers the draft of that invoice,
 * which the caller makes final as the last of the transaction; null when it was made before.
 */
export async function startAgreedOrder(
  ctx: Ctx,
  tx: Tx,
  { agreement, day, setUps, ...agreed }: AgreedOrder,
): Promise<{ number: string; invoice: string } | null> {
  const submission = { submissionKey: agreement, contentHash: agreement }
  const made = await insertOrder(ctx, tx, { ...agreed, package: null, domain: null, submission })
  const order = made && (await findOrder(ctx, tx.sql, made.id))
  if (!order) return null
  const period = await startOrder(ctx, tx, order, {
    ...{ day, checklist: agreedChecklist(setUps), promised: setUpDeadline(ctx.now()) },
  })
  const { id, number, customer, lines } = order
  const invoice = await draftInvoice(ctx, tx, {
    ...{ order: { id, number }, customer, buyer: toParty(agreed.buyer), period },
    lines: toInvoiceLines(lines),
  })
  return { number, invoice }
}

/** Its number; null as long as it does not run. */
export async function findOrderByAgreement(
  db: Pick<Sql, 'execute'>,
  agreement: string,
): Promise<string | null> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select o.number from ${orderSql.from} where o.submission_key = ${agreement}`)
  return rows[0]?.number ?? null
}
