'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'
import { NEEDED_IN_VIEW, TAKES_ARROWS } from '@/design-system/lateFramework'
import type { CarouselApi } from './CarouselMotion'

/** If it cannot be fetched, the row is scrolled by hand. */
const CarouselMotion = lazy(() =>
  import('./CarouselMotion').catch(error => {
    reportError(error)
    return { default: () => null }
  }),
)

type CarouselProps = { name: string; heading: ReactNode; children: ReactNode }

export function Carousel({ name, heading, children }: CarouselProps) {
  const [view, setView] = useState<HTMLElement | null>(null)
  const [api, setApi] = useState<CarouselApi>()
  const [announcement, setAnnouncement] = useState('')
  const near = useNearViewport(view)
  const { paused, setPaused, hold } = useAutoplay(api, near)

  function go(onward: boolean) {
    if (!api) return
    if (onward) api.scrollNext()
    else api.scrollPrev()
    const slide = api.selectedScrollSnap()
    if (view?.contains(document.activeElement)) focusLink(api.slideNodes()[slide])
    else setAnnouncement(`${slide + 1} van ${api.slideNodes().length}`)
  }

  function steer(event: KeyboardEvent) {
    if (!api || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    go(event.key === 'ArrowRight')
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a second way to what its buttons do
    <div className="wrap max-md:flex max-md:flex-col" onKeyDown={steer} {...NEEDED_IN_VIEW} {...TAKES_ARROWS}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 max-md:contents">
        {heading}
        <div className="flex flex-wrap gap-3 noscript:hidden max-md:z-1 max-md:order-1 max-md:mt-5">
          <button
            type="button"
            className="button button-small min-w-28"
            disabled={!api}
            onClick={() => setPaused(!paused)}
          >
            {paused ? 'Speel af' : 'Pauzeer'}
            <span className="sr-only"> {name}</span>
          </button>
          <Arrow
            label="Vorige"
            path="M17 8H2m6-6L2 8l6 6"
            onClick={() => go(false)}
            hold={hold}
            disabled={!api}
          />
          <Arrow
            label="Volgende"
            path="M1 8h15m-6-6 6 6-6 6"
            onClick={() => go(true)}
            hold={hold}
            disabled={!api}
          />
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      <div ref={setView} className="carousel-view" data-turns={api && ''} {...hold}>
        <div className="carousel-row">{children}</div>
      </div>
      {view && (near || api) && (
        <Suspense>
          <CarouselMotion view={view} onReady={setApi} />
        </Suspense>
      )}
    </div>
  )
}

/** Without `preventScroll` the browser would scroll the row a second time. */
function focusLink(slide?: HTMLElement) {
  slide?.querySelector('a')?.focus({ preventScroll: true })
}

type ArrowProps = { label: string; path: string; onClick: () => void; hold: PauseHandlers; disabled: boolean }

function Arrow({ label, path, onClick, hold, disabled }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="button button-small"
      disabled={disabled}
      onClick={onClick}
      {...hold}
    >
      <svg
        aria-hidden="true"
        width="18"
        height="16"
        viewBox="0 0 18 16"
        className="fill-none stroke-2 stroke-current"
      >
        <path d={path} />
      </svg>
    </button>
  )
}

const SLIDE_MS = 4000

type PauseHandlers = ReturnType<typeof useAutoplay>['hold']

/** Turns while it is near and nobody is on it. `hold` goes on the elements that stop it. */
function useAutoplay(api: CarouselApi | undefined, near: boolean) {
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

  /** Holds only while the focus shows: a clicked button keeps its focus and must not stop it for good. */
  const hold = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
  return { paused, setPaused, hold }
}

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
