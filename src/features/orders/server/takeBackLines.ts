import { sql } from '@payloadcms/db-postgres/drizzle'
import type { InvoiceLine } from '@/features/billing/model/invoice'
import {
  creditEach,
  deleteDrafts,
  listOwedCredits,
  lockOrderInvoices,
} from '@/features/billing/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { openTasks, withoutSetUps } from '../model/checklist'
import { type RunningLine, timesText } from '../model/orderLines'
import { orderIs, STATUS_AFTER } from '../model/orderStatus'
import { owedBefore, paidBack, takenBack } from '../model/takenBack'
import { lockOrder, selectOrderIds, updateOrder } from './orderRepository'
import type { Order } from './orderRow'

/** `keepsHosting`: what the order goes on with asks for hosting too. */
type Taking = {
  choose: (lines: readonly RunningLine[]) => readonly RunningLine[]
  keepsHosting: boolean
}

/**
 * `refund` is what was paid of what is credited, also by staff before, and is not back. Cents with VAT. `credit` draws numbers: call
 * it last.
 */
export type TakenBack = { hasCredits: boolean; refund: number; credit: (note: string) => Promise<string[]> }

/**
 * Takes lines back of the order that an agreement became, as if they were never agreed: from today it runs without them, or
 * ends, and what they were invoiced for is credited. Null where there is nothing to take back.
 */
export async function takeBackLines(
  ctx: Ctx,
  tx: Tx,
  agreement: string,
  { choose, keepsHosting }: Taking,
): Promise<TakenBack | null> {
  const [id] = await selectOrderIds(tx.sql, sql`o.submission_key = ${agreement}`)
  const order = id ? await lockOrder(ctx, tx, id) : null
  if (!order || orderIs('isClosed', order)) return null
  const ended = choose(order.lines)
  if (ended.length === 0) return null
  const credits: { invoice: string; lines: InvoiceLine[] }[] = []
  let refund = 0
  for (const invoice of await listOwedCredits(tx.sql, order.id)) refund += owedBefore(ended, invoice)
  for (const invoice of await lockOrderInvoices(tx, order.id)) {
    const lines = takenBack(ended, invoice)
    if (lines.length === 0) continue
    credits.push({ invoice: invoice.id, lines })
    refund += paidBack(lines, invoice)
  }
  await end(ctx, tx, order, { ended, keepsHosting })
  return {
    hasCredits: credits.length > 0,
    refund,
    credit: note =>
      creditEach(
        ctx,
        tx,
        credits.map(credit => ({ ...credit, note })),
      ),
  }
}

type Ended = { ended: readonly RunningLine[]; keepsHosting: boolean }

async function end(ctx: Ctx, tx: Tx, order: Order, { ended, keepsHosting }: Ended): Promise<void> {
  const { id, status: from } = order
  const about = { collection: 'hosting-orders', id } as const
  const rest = order.lines.filter(line => !ended.includes(line))
  const checklist = withoutSetUps(order.checklist, ended, keepsHosting)
  if (rest.length > 0) {
    await updateOrder(ctx, tx, id, { lines: rest, ...setUpWithout(ctx, order, checklist) })
    const names = ended.map(({ label, quantity }) => timesText(label, quantity)).join(', ')
    await recordEvent(ctx, tx, about, { code: 'order.changed', from: names, to: 'niets' })
    return
  }
  const to = STATUS_AFTER.end
  await updateOrder(ctx, tx, id, { status: to, endsOn: dayOf(ctx.now()), checklist })
  await deleteDrafts(tx, { order: id })
  await recordEvent(ctx, tx, about, { code: 'order.statusChanged', from, to })
}

/** What is left may all be done. */
function setUpWithout(ctx: Ctx, order: Order, checklist: Order['checklist']) {
  if (checklist.length === order.checklist.length) return {}
  const isSetUp = openTasks(checklist).length === 0
  return { checklist, setUpAt: order.setUpAt ?? (isSetUp ? ctx.now().toISOString() : null) }
}
