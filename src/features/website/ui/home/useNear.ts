'use client'

import { useEffect, useState } from 'react'

/** Whether an element is on the screen or less than a flick away from it. */
export function useNearViewport(element: HTMLElement | null): boolean {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(seen => setNear(seen.at(-1)?.isIntersecting ?? false), {
      rootMargin: '400px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])

  return near
}
