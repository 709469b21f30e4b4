import { nextAnalyticsStep } from '../../model/counting'
import { onConsent, readConsent } from './consent'
import { deleteAnalyticsCookies, startAnalytics, stopAnalytics } from './counter'

/**
 * The one gate for whatever is not strictly necessary. Nothing passes before a visitor agrees; who thinks
 * otherwise later loses its cookies, and the page without it is loaded anew. Returns how to stop.
 */
export function followConsent(analyticsId: string): () => void {
  let counting = false
  function apply() {
    const step = nextAnalyticsStep(readConsent(), counting)
    counting = step === 'start' || (counting && step === 'nothing')
    if (step === 'start') startAnalytics(analyticsId)
    if (step === 'stop') stopAnalytics(analyticsId)
    if (step === 'stop' || step === 'forget') deleteAnalyticsCookies()
    if (step === 'stop') location.reload()
  }
  apply()
  return onConsent(apply)
}
