'use client'

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect } from 'react'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>

const OPTIONS = {
  loop: true,
  align: 'start',
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
} as const

type CarouselMotionProps = { view: HTMLElement; onReady: (api: CarouselApi) => void }

/** Loaded when the row comes near. */
export default function CarouselMotion({ view, onReady }: CarouselMotionProps) {
  const [attach, api] = useEmblaCarousel(OPTIONS)

  useEffect(() => {
    view.scrollLeft = 0
    attach(view)
  }, [attach, view])

  useEffect(() => {
    if (api) onReady(api)
  }, [api, onReady])

  return null
}
