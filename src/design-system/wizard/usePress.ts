import { useState } from 'react'

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
