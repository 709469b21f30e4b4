import { ifAllowed } from '../../primitives/ifAllowed'

export type PlacedKind = 'placed' | 'placedWithoutMail'

const STORED_UNDER = 'orderPlaced'

/** How the order was placed is told on the page after the payment: a bank may lie in between. */
export function keepPlaced(kind: PlacedKind): void {
  ifAllowed(() => sessionStorage.setItem(STORED_UNDER, kind), undefined)
}

/** Once: a reload tells it no more. */
export function takePlaced(): PlacedKind | null {
  const kind = ifAllowed(() => sessionStorage.getItem(STORED_UNDER), null)
  ifAllowed(() => sessionStorage.removeItem(STORED_UNDER), undefined)
  return kind === 'placed' || kind === 'placedWithoutMail' ? kind : null
}
