import { onConsent, readConsent } from './consent'
import { forgetCounted, startCounting } from './counter'

/**
 * The one gate for whatever is not strictly necessary. Nothing passes before a visitor agrees; who thinks
 * otherwise later loses its cookies, and the page without it is loaded anew. Returns how to stop.
 */
export function guardOptional(analyticsId: string): () => void {
  let counting = false
  function apply() {
    const consent = readConsent()
    if (consent === null || consent === counting) return
    counting = consent
    if (consent) return startCounting(analyticsId)
    forgetCounted()
    location.reload()
  }
  apply()
  return onConsent(apply)
}
