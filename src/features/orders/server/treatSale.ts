import { taxTreatment } from '@/features/billing/server/public'
import { getPriceList } from '@/features/catalogue/server/public'
import { customerSchema } from '@/features/customers/model/customer'
import { countryLine } from '@/features/tax/model/countries'
import { electronicAmount } from '@/features/tax/model/taxRules'
import { checkVatId, type Holder } from '@/features/tax/server/public'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { basketSchema } from '../model/orderDraft'
import { type OrderLine, orderLines, supplyOf } from '../model/orderLines'
import type { TreatedSale } from '../model/treatedSale'

/** How a sale is taxed, after asking about the VAT id of a business. Whoever is down does not stop the sale. */
export async function treatSale(ctx: Ctx, holder: Holder, lines: readonly OrderLine[]): Promise<TreatedSale> {
  const { standing, check } = await checkVatId(ctx, holder)
  const treatment = await taxTreatment(ctx, database(ctx).drizzle, holder, electronicAmount(lines, supplyOf))
  return {
    ...{ treatment, vatId: standing, name: check?.name ?? '' },
    country: countryLine(holder.country),
    asksAgain: ctx.vatIds.answers,
  }
}

/** The same for the wizard, before there is an order; null for what is no basket or no customer. */
export async function treatBasket(ctx: Ctx, basket: unknown, customer: unknown): Promise<TreatedSale | null> {
  const [chosen, buyer] = [basketSchema.safeParse(basket), customerSchema.safeParse(customer)]
  const lines = chosen.success ? orderLines(chosen.data, await getPriceList(ctx)) : null
  return lines && buyer.success ? treatSale(ctx, buyer.data, lines) : null
}
