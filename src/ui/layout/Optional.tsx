'use client'

import { useEffect } from 'react'
import { onConsent, readConsent } from './consent'

/**
 * The one gate for whatever is not strictly necessary. Nothing passes before a visitor agrees; who thinks
 * otherwise later loses its cookies, and the page without it is loaded anew.
 */
export function Optional({ analyticsId }: { analyticsId: string }) {
  useEffect(() => {
    let counting = false
    async function apply() {
      const consent = readConsent()
      if (consent === null || consent === counting) return
      const { startCounting, forgetCounted } = await import('./counter')
      counting = consent
      if (consent) return startCounting(analyticsId)
      forgetCounted()
      location.reload()
    }
    const applyOrTell = () => void apply().catch(reportError)
    applyOrTell()
    return onConsent(applyOrTell)
  }, [analyticsId])
  return null
}
