import { useState } from 'react'

type Copy = { stored: string; seen: string; value: string }

/**
 * A copy of what is stored, to be changed. As long as nothing is typed it follows what is stored; what is typed stays.
 * `seen` is what it was when the change began.
 */
export function useOwnCopy(stored: string) {
  const [copy, setCopy] = useState<Copy>({ stored, seen: stored, value: stored })
  if (copy.stored !== stored) setCopy(followed(copy, stored))

  const change = (value: string) => setCopy(now => ({ ...now, value }))

  /** What is saved, unless something was typed meanwhile: that is a change of it. */
  const saved = (sent: string, kept: string) =>
    setCopy(now => ({ ...now, seen: kept, value: now.value === sent ? kept : now.value }))

  /** What a colleague saved was shown: a next save may replace it. */
  const see = (theirs: string) => setCopy(now => ({ ...now, seen: theirs }))

  const { seen, value } = copy.stored === stored ? copy : followed(copy, stored)
  return { seen, value, change, saved, see }
}

export function followed({ seen, value }: Copy, stored: string): Copy {
  const isTyped = value !== seen && value !== stored
  return isTyped ? { stored, seen, value } : { stored, seen: stored, value: stored }
}
