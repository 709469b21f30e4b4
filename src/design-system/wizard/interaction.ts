import { useEffect, useState } from 'react'

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

/** Once, at the first sign of a visitor. `act` must stay the same function. */
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
