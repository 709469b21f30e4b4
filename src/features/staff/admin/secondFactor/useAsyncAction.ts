import { useState } from 'react'

/** One act at a time, and why the last one was refused. */
export function useAsyncAction() {
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function run(act: () => Promise<string | null>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    setFault(await act())
    setBusy(false)
  }
  return { fault, isBusy, run }
}
