import type { TermInvoice } from '@/features/billing/model/termInvoice'
import { taxTreatment } from '@/features/billing/server/public'
import type { HostingExtra } from '@/features/catalogue/model/priceList'
import type { Holder } from '@/features/tax/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Sql } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { extraOffer } from '../model/charges'
import { supplyOf } from '../model/orderLines'

type Offering = {
  extra: HostingExtra
  order: Parameters<typeof extraOffer>[1]
  invoices: readonly TermInvoice[]
  buyer: Holder
}

/** What an extra costs this customer today. */
export async function taxedOffer(
  ctx: Ctx,
  db: Pick<Sql, 'execute'>,
  { extra, order, invoices, buyer }: Offering,
) {
  const situation = { today: dayOf(ctx.now()), invoices }
  const offer = extraOffer(extra, order, situation)
  if (typeof offer === 'string') return offer
  const electronic = supplyOf(offer.line) === 'electronic' ? offer.now.excl : 0
  const treatment = await taxTreatment(ctx, db, buyer, electronic)
  return extraOffer(extra, order, { ...situation, treatment })
}
