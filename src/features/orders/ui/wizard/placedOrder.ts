import { tryStorage } from '@/design-system/forms/tryStorage'

type PlacedOrder = { kind: PlacedKind; orderKey: string; payAt: string | null }

/**
 * Goes to the payment, or to the page after it when there is nowhere to pay now. That page takes the wizard's place
 * in the history: whoever goes back from the bank finds the order there, and no empty form.
 */
export function redirectToPayment({ kind, orderKey, payAt }: PlacedOrder): void {
  savePlacedNotice(kind)
  const after = `/hosting-bestellen/klaar?bestelling=${encodeURIComponent(orderKey)}`
  if (payAt) {
    history.replaceState(null, '', after)
    // That page begins at its top, wherever the wizard was left.
    history.scrollRestoration = 'manual'
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
    location.assign(payAt)
  } else location.replace(after)
}

type PlacedKind = 'placed' | 'placedWithoutMail'

const STORED_UNDER = 'orderPlaced'

/** How the order was placed is told on the page after the payment: a bank may lie in between. */
function savePlacedNotice(kind: PlacedKind): void {
  tryStorage(() => sessionStorage.setItem(STORED_UNDER, kind), undefined)
}

/** How it was placed, where that is one of these kinds. Once: a reload tells it no more. */
export function takePlacedNotice(kinds: PlacedKind[]): PlacedKind | null {
  const kept = tryStorage(() => sessionStorage.getItem(STORED_UNDER), null)
  const kind = kinds.find(each => each === kept)
  if (!kind) return null
  tryStorage(() => sessionStorage.removeItem(STORED_UNDER), undefined)
  return kind
}

export const DONE_STEP = { slug: 'klaar', title: 'Klaar', heading: '' }
