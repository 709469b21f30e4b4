import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import { json, notFound, operatorEndpoint } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import { dayOf } from '@/platform/time/day'
import {
  type AnnouncedPrice,
  letterDay,
  type PriceRiseResult,
  priceRiseFault,
  raisePrices,
} from '../../model/priceRise'
import type { Order } from '../orderRow'
import { findPriceRise, listOrdersOf, moveRise, type PriceRise } from './priceRiseRepository'

export type RaisedOrder = { order: Order; raised: AnnouncedPrice[] }

/** Whose prices would rise, were the letters sent on their day. */
export async function previewPriceRise(ctx: Ctx, rise: PriceRise): Promise<RaisedOrder[]> {
  const days = { today: letterDay(rise, dayOf(ctx.now())), from: rise.from }
  const orders = await listOrdersOf(ctx, rise.prices)
  return orders.flatMap(order => {
    const raised = raisePrices(order, rise, days)
    return raised.length > 0 && !isAnnounced(order, rise) ? [{ order, raised }] : []
  })
}

export const isAnnounced = ({ announcedPrices }: Order, { id }: Pick<PriceRise, 'id'>) =>
  announcedPrices.some(each => each.rise === id)

const PLAN = { from: 'draft', to: 'planned' } as const

/** Has the letters sent on their day. Until then it can be recalled. */
export async function planPriceRise(ctx: Ctx, id: string): Promise<PriceRiseResult | null> {
  requireOperator(ctx)
  const rise = await findPriceRise(ctx, id)
  if (!rise) return null
  // Once its letters went out nobody is left whom it concerns.
  if (rise.status !== PLAN.from) return { kind: 'changed' }
  const fault = priceRiseFault(rise, dayOf(ctx.now()))
  if (fault) return { kind: fault }
  if ((await previewPriceRise(ctx, rise)).length === 0) return { kind: 'nobody' }
  return move(ctx, id, PLAN, 'priceRise.planned')
}

/** Takes it back to a draft, as long as no letter went out. */
export async function recallPriceRise(ctx: Ctx, id: string): Promise<PriceRiseResult | null> {
  requireOperator(ctx)
  if (!(await findPriceRise(ctx, id))) return null
  return move(ctx, id, { from: 'planned', to: 'draft' }, 'priceRise.recalled')
}

function move(
  ctx: Ctx,
  id: string,
  statuses: Parameters<typeof moveRise>[3],
  code: 'priceRise.planned' | 'priceRise.recalled',
): Promise<PriceRiseResult> {
  return transaction<PriceRiseResult>(ctx, async tx => {
    if (!(await moveRise(ctx, tx.sql, id, statuses))) return { kind: 'changed' }
    await recordEvent(ctx, tx, { collection: 'price-rises', id }, { code })
    return { kind: 'done' }
  })
}

const endpoint = (path: string, act: (ctx: Ctx, id: string) => Promise<PriceRiseResult | null>) =>
  operatorEndpoint('post', path, async (ctx, req) => {
    const id = String(req.routeParams?.id)
    const result = isRecordId(id) ? await act(ctx, id) : null
    return result ? json(result) : notFound()
  })

export const priceRiseEndpoints = [
  endpoint('/:id/plan', planPriceRise),
  endpoint('/:id/recall', recallPriceRise),
]
