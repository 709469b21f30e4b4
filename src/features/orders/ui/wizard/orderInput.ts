import { draftAge, type SavedDraft } from '@/design-system/wizard/draftStorage'
import type { PriceList } from '@/features/catalogue/model/priceList'
import type { OrderDraft } from '../../model/orderDraft'
import { type Basket, domainLine, type OrderLine, orderLines, orderTotals } from '../../model/orderLines'
import type { PlaceOrderInput } from '../../model/placeOrder'

type Filled = {
  draft: OrderDraft
  list: PriceList
  kept: SavedDraft<unknown> | null
  termsVersion: string
  accepted: boolean
  honeypot: string
}

/** What the wizard sends, with the total as it stands on the screen; null while there is nothing to order. */
export function orderInput({ draft, list, kept, ...said }: Filled): PlaceOrderInput | null {
  const basket = toBasket(draft)
  if (!basket || !kept) return null
  return {
    basket,
    customer: draft.customer,
    termsVersion: said.termsVersion,
    termsAccepted: said.accepted,
    seenTotal: orderTotals(draftLines(draft, list)).incl,
    gate: {
      submissionKey: kept.submissionKey,
      honeypot: said.honeypot,
      filledInMs: draftAge(kept),
    },
  }
}

/** The basket of a draft; null until a package is chosen. */
function toBasket({ basket }: OrderDraft): Basket | null {
  const { packageKey } = basket
  return packageKey === null ? null : { ...basket, packageKey }
}

/** What the choices so far cost. Before there is a package, the name is all that there can be. */
export function draftLines(draft: OrderDraft, list: PriceList): OrderLine[] {
  const basket = toBasket(draft)
  return basket ? (orderLines(basket, list) ?? []) : domainLine(draft.basket.domain, list.domain)
}
