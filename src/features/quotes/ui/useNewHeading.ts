import { useEffect, useRef } from 'react'

/** The heading of a page that an answer has just made another one: it takes the focus, at the top. */
export function useNewHeading(isNew: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [isNew])
  return heading
}
