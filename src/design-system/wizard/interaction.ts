import { useEffect, useState } from 'react'

/** Does what a press on a step asks. `failed` while the last one there came to nothing, as without a connection. */
export function useAsyncAction(step: number) {
  const [failedOn, setFailedOn] = useState<number | null>(null)

  function press(act: () => Promise<void>) {
    setFailedOn(null)
    act().catch(error => {
      reportError(error)
      setFailedOn(step)
    })
  }

  return { failed: failedOn === step, press }
}

const INTERACTIONS = ['pointerover', 'scroll', 'focusin', 'keydown'] as const

/**
 * Calls once, as soon as a visitor points at the page, scrolls or types: time enough to fetch what the next press
 * needs, and a visitor who only looks fetches nothing. `act` must stay the same function.
 */
export function useFirstInteraction(act: () => void): void {
  useEffect(() => {
    const listening = new AbortController()
    const touched = () => {
      listening.abort()
      // The touch may be a press already: what it does is shown first.
      requestAnimationFrame(() => setTimeout(act))
    }
    for (const touch of INTERACTIONS)
      addEventListener(touch, touched, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [act])
}
