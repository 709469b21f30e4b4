import { type Basket, type OrderLine, orderLines } from '@/domain/hosting/basket'
import type { PriceList } from '@/domain/hosting/catalogue'
import { domainLine } from '@/domain/hosting/domainLine'
import type { OrderDraft } from '@/domain/hosting/orderDraft'

/** The basket of a draft; null until a package is chosen. */
export function basketOf({ basket }: OrderDraft): Basket | null {
  const { packageKey } = basket
  return packageKey === null ? null : { ...basket, packageKey }
}

/** What the choices so far cost. Before there is a package, the name is all that there can be. */
export function linesSoFar(draft: OrderDraft, list: PriceList): OrderLine[] {
  const basket = basketOf(draft)
  return basket ? (orderLines(basket, list) ?? []) : domainLine(draft.basket.domain, list.domain)
}
