import { useState, useSyncExternalStore } from 'react'

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
