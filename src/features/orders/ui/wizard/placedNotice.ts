import { ifAllowed } from '@/design-system/primitives/ifAllowed'

export type PlacedKind = 'placed' | 'placedWithoutMail'

const STORED_UNDER = 'orderPlaced'

/** How the order was placed is told on the page after the payment: a bank may lie in between. */
export function savePlacedNotice(kind: PlacedKind): void {
  ifAllowed(() => sessionStorage.setItem(STORED_UNDER, kind), undefined)
}

/** How it was placed, where that is one of these kinds. Once: a reload tells it no more. */
export function takePlacedNotice(kinds: PlacedKind[]): PlacedKind | null {
  const kept = ifAllowed(() => sessionStorage.getItem(STORED_UNDER), null)
  const kind = kinds.find(each => each === kept)
  if (!kind) return null
  ifAllowed(() => sessionStorage.removeItem(STORED_UNDER), undefined)
  return kind
}
