import { useState, useSyncExternalStore } from 'react'
import { timeBeforeReload } from './timeBeforeReload'

/** What the gate of every form asks, made in the browser. `since` is when the form was seen, on the clock of `performance`. */
export function addFormGuard(form: FormData, key: string, since: number): FormData {
  form.set('submissionKey', key)
  form.set('filledInMs', String(Math.round(performance.now() - since + timeBeforeReload.ms)))
  return form
}

const never = () => () => {}

/**
 * When a form was first seen, on the clock of `performance`. One that came with its page was there, and could be filled
 * in, before its script was: with the page. One that opened later: then.
 */
export function useFirstSeenAt(): number {
  const cameWithPage = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [since] = useState(() => (cameWithPage ? 0 : performance.now()))
  return since
}
