import { taxTreatment } from '@/features/billing/server/public'
import type { HostingExtra } from '@/features/catalogue/model/priceList'
import type { Holder } from '@/features/tax/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Sql } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { extraOffer } from '../model/charges'
import { supplyOf } from '../model/orderLines'

type Offering = { extra: HostingExtra; order: Parameters<typeof extraOffer>[1]; buyer: Holder }

/** What an extra costs this customer today. */
export async function taxedOffer(ctx: Ctx, db: Pick<Sql, 'execute'>, { extra, order, buyer }: Offering) {
  const today = dayOf(ctx.now())
  const offer = extraOffer(extra, order, today)
  if (typeof offer === 'string') return offer
  const electronic = supplyOf(offer.line) === 'electronic' ? offer.now.excl : 0
  return extraOffer(extra, order, today, await taxTreatment(ctx, db, buyer, electronic))
}
