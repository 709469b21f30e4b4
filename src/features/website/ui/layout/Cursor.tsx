'use client'

import { useEffect, useRef } from 'react'

const WITH_MOUSE = '(min-width: 768px) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

export function Cursor() {
  const ring = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const media = matchMedia(WITH_MOUSE)
    let stop: (() => void) | undefined
    async function follow() {
      stop?.()
      stop = undefined
      if (!media.matches) return
      const { trailPointer } = await import('./trailPointer')
      if (ring.current && media.matches) stop = trailPointer(ring.current)
    }
    const followOrTell = () => void follow().catch(reportError)
    followOrTell()
    media.addEventListener('change', followOrTell)
    return () => {
      media.removeEventListener('change', followOrTell)
      stop?.()
    }
  }, [])

  return <div ref={ring} className="cursor" aria-hidden="true" />
}
