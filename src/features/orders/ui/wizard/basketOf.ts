import type { PriceList } from '@/features/catalogue/model/catalogue'
import { type Basket, type OrderLine, orderLines } from '../../model/basket'
import { domainLine } from '../../model/domainLine'
import type { OrderDraft } from '../../model/orderDraft'

/** The basket of a draft; null until a package is chosen. */
export function toBasket({ basket }: OrderDraft): Basket | null {
  const { packageKey } = basket
  return packageKey === null ? null : { ...basket, packageKey }
}

/** What the choices so far cost. Before there is a package, the name is all that there can be. */
export function draftLines(draft: OrderDraft, list: PriceList): OrderLine[] {
  const basket = toBasket(draft)
  return basket ? (orderLines(basket, list) ?? []) : domainLine(draft.basket.domain, list.domain)
}
