import { useState } from 'react'

/** Does what a press asks. `failed` from one that came to nothing, as without a connection, until the next press. */
export function usePress() {
  const [failed, setFailed] = useState(false)

  function press(act: () => Promise<void>) {
    setFailed(false)
    act().catch(error => {
      reportError(error)
      setFailed(true)
    })
  }

  return { failed, press }
}
