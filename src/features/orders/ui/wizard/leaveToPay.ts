import { savePlacedNotice, type PlacedKind } from './placedNotice'

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
