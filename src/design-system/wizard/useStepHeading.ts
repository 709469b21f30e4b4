'use client'

import { useLayoutEffect, useRef } from 'react'

/** The heading of a step takes the focus as the step opens, and its section comes into view. */
export function useStepHeading(step: number, moved: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)

  // In the same breath as the step: a moment later it would take the focus from a field one already writes in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading takes focus whenever the step changes
  useLayoutEffect(() => {
    if (!moved) return
    heading.current?.focus({ preventScroll: true })
    // At once: what glides by under a second press is not what was pressed.
    heading.current?.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [step, moved])

  return heading
}
