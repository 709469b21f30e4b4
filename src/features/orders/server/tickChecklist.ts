import { requireOperator } from '@/platform/access/forOperators'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { domainStateAfterTask } from '../model/checklist'
import { lockOrder, updateOrder } from './holdOrder'
import { type SettleResult, settleDomain } from './settleDomain'
import { tickItem } from './withTick'

/** `refused`: what was done about a name cannot be undone here. */
export type TickResult = { kind: 'ticked' } | SettleResult

/** Ticks what was done for an order that runs, or takes the tick off again. */
export async function tickChecklist(ctx: Ctx, id: string, key: string, done = true): Promise<TickResult> {
  requireOperator(ctx)
  const settled = domainStateAfterTask(key)
  if (!settled) return transaction(ctx, tx => tick(ctx, tx, id, key, done))
  return done ? settleDomain(ctx, id, settled) : { kind: 'refused' }
}

async function tick(ctx: Ctx, tx: Tx, id: string, key: string, done: boolean): Promise<TickResult> {
  const order = await lockOrder(ctx, tx, id)
  const item = order?.checklist?.find(each => each.key === key)
  if (!order || !item) return { kind: 'notFound' }
  if (order.status !== 'active') return { kind: 'notActive' }
  if (Boolean(item.doneAt) === done) return { kind: 'ticked' }
  await updateOrder(ctx, tx, id, tickItem(ctx, order, key, done))
  const [before, after] = done ? [null, 'klaar'] : ['klaar', null]
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id, change: item.label, before, after })
  return { kind: 'ticked' }
}
