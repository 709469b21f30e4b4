'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { preloadToasts } from '../notices/Toaster'

export type Pending = Promise<void> | null

/** True until the draft is restored. */
export function useRestoredDraft(restore: () => Pending, openAddressed: () => Pending): boolean {
  const [restoring, setRestoring] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useLayoutEffect(() => {
    const coming = restore()
    const opened = coming ? coming.then(openAddressed) : openAddressed()
    setRestoring(opened !== null)
    opened?.catch(reportError).finally(() => setRestoring(false))
  }, [])

  return restoring
}

type Position = { step: number; moved: boolean }
type Reachable = (wanted: number) => number | Promise<number>

const FIRST_STEP = 0

/** `reachable` says how far the answers so far let a visitor go. */
export function useStep(slugs: readonly string[], reachable: Reachable) {
  const [{ step, moved }, setPosition] = useState<Position>({ step: FIRST_STEP, moved: false })
  const rules = useRef({ slugs, reachable })
  rules.current = { slugs, reachable }
  const page = useRef('')

  /** Shows the press at once and the step in the next frame; a second press meanwhile does nothing. */
  const open = useCallback((to: number) => {
    const url = new URL(stepUrl(rules.current.slugs, to), location.href)
    if (url.href !== location.href) history.pushState(null, '', url)
    preloadToasts()
    startTransition(() => setPosition({ step: to, moved: true }))
  }, [])

  const allowed = useCallback(async () => rules.current.reachable(stepInUrl(rules.current.slugs)), [])

  const show = useCallback((to: number) => {
    history.replaceState(null, '', stepUrl(rules.current.slugs, to))
    setPosition({ step: to, moved: false })
  }, [])

  const openAddressed = useCallback((): Pending => {
    if (stepInUrl(rules.current.slugs) > FIRST_STEP) return allowed().then(show)
    show(FIRST_STEP)
    return null
  }, [allowed, show])

  const follow = useCallback(() => {
    if (location.pathname !== page.current) return
    allowed()
      .then(to => setPosition(now => (now.step === to ? now : { step: to, moved: true })))
      .catch(reportError)
  }, [allowed])

  useEffect(() => {
    page.current = location.pathname
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [follow])

  return { step, moved, open, openAddressed, follow }
}

function stepInUrl(slugs: readonly string[]): number {
  return Math.max(slugs.indexOf(new URLSearchParams(location.search).get('stap') ?? ''), FIRST_STEP)
}

const stepUrl = (slugs: readonly string[], step: number) =>
  step === FIRST_STEP ? location.pathname : `?stap=${slugs[step]}`

export function useStepHeading(step: number, moved: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)

  // In the layout effect: later it would take the focus from a field in which somebody already types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading takes focus whenever the step changes
  useLayoutEffect(() => {
    if (!moved) return
    heading.current?.focus({ preventScroll: true })
    // Not smooth: a second press would hit what scrolls by.
    heading.current?.closest('section')?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [step, moved])

  return heading
}

type UrlChangeListenerProps = { follow: () => void }

/** A link to the current page changes only its address, and fires no event. */
export function UrlChangeListener(props: UrlChangeListenerProps) {
  return (
    <Suspense>
      <SearchParamsListener {...props} />
    </Suspense>
  )
}

function SearchParamsListener({ follow }: UrlChangeListenerProps) {
  const asked = useSearchParams().toString()
  const seen = useRef(asked)

  useEffect(() => {
    if (seen.current === asked) return
    seen.current = asked
    follow()
  }, [asked, follow])

  return null
}

export function useAsyncAction(step: number) {
  const [failedOn, setFailedOn] = useState<number | null>(null)

  function run(act: () => Promise<void>) {
    setFailedOn(null)
    act().catch(error => {
      reportError(error)
      setFailedOn(step)
    })
  }

  return { failed: failedOn === step, run }
}

const INTERACTIONS = ['pointerover', 'scroll', 'focusin', 'keydown'] as const

/** Once, at the first sign of a visitor. `act` must stay the same function. */
export function useFirstInteraction(act: () => void): void {
  useEffect(() => {
    const listening = new AbortController()
    const touched = () => {
      listening.abort()
      // The touch may be a press: its result is painted first.
      requestAnimationFrame(() => setTimeout(act))
    }
    for (const touch of INTERACTIONS)
      addEventListener(touch, touched, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [act])
}
