'use client'

import { type FocusEvent, useEffect, useState } from 'react'
import type { CarouselApi } from './CarouselMotion'

const SLIDE_MS = 4000

export type PauseHandlers = ReturnType<typeof useAutoplay>['hold']

/** Turns a carousel while someone may see it and nobody is on it. `hold` goes on what stops it. */
export function useAutoplay(api: CarouselApi | undefined, near: boolean) {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const turns = near && !paused && !hovered && !focused

  useEffect(() => setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches), [])

  useEffect(() => {
    if (!api || !turns) return
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => (document.hidden ? wait() : api.scrollNext()), SLIDE_MS)
    }
    wait()
    api.on('select', wait)
    return () => {
      clearTimeout(timer)
      api.off('select', wait)
    }
  }, [api, turns])

  /** Focus holds only where it shows: a button that was clicked keeps its focus, and must not stop it for good. */
  const hold = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  return { paused, setPaused, hold }
}
