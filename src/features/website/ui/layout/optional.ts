import { countingStep } from '../../model/counting'
import { onConsent, readConsent } from './consent'
import { forgetCounted, startCounting, stopCounting } from './counter'

/**
 * The one gate for whatever is not strictly necessary. Nothing passes before a visitor agrees; who thinks
 * otherwise later loses its cookies, and the page without it is loaded anew. Returns how to stop.
 */
export function guardOptional(analyticsId: string): () => void {
  let counting = false
  function apply() {
    const step = countingStep(readConsent(), counting)
    counting = step === 'start' || (counting && step === 'nothing')
    if (step === 'start') startCounting(analyticsId)
    if (step === 'stop') stopCounting(analyticsId)
    if (step === 'stop' || step === 'forget') forgetCounted()
    if (step === 'stop') location.reload()
  }
  apply()
  return onConsent(apply)
}
