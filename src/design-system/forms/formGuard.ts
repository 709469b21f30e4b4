import { useState, useSyncExternalStore } from 'react'

/** `since` is on the clock of `performance`. */
export function addFormGuard(form: FormData, key: string, since: number): FormData {
  form.set('submissionKey', key)
  form.set('filledInMs', String(Math.round(performance.now() - since + timeBeforeReload.ms)))
  return form
}

const never = () => () => {}

/** On the clock of `performance`; 0 for a form that came with its page and could be filled in before its script ran. */
export function useFirstSeenAt(): number {
  const cameWithPage = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [since] = useState(() => (cameWithPage ? 0 : performance.now()))
  return since
}

/** In milliseconds. */
export const timeBeforeReload = { ms: 0 }
