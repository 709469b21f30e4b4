import { type Kept, sinceBegun } from '@/design-system/wizard/keptDraft'
import type { PriceList } from '@/features/catalogue/model/catalogue'
import { orderTotals } from '../../model/basket'
import type { OrderDraft } from '../../model/orderDraft'
import type { PlaceOrderInput } from '../../model/placed'
import { toBasket, draftLines } from './basketOf'

type Filled = {
  draft: OrderDraft
  list: PriceList
  kept: Kept<unknown> | null
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
      filledInMs: sinceBegun(kept),
    },
  }
}
