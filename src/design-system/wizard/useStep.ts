'use client'

import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { preloadToasts } from '@/design-system/primitives/Toaster'
import type { Pending } from './useRestored'

type Position = { step: number; moved: boolean }
type Reachable = (wanted: number) => number | Promise<number>

const FIRST_STEP = 0

/**
 * The step of a wizard, kept in the address: browser back is a step back. `reachable` tells how far the answers
 * so far let a visitor go.
 */
export function useStep(slugs: readonly string[], reachable: Reachable) {
  const [{ step, moved }, setPosition] = useState<Position>({ step: FIRST_STEP, moved: false })
  const rules = useRef({ slugs, reachable })
  rules.current = { slugs, reachable }
  const page = useRef('')

  /** Shows the press at once and the step in the next frame; a second press meanwhile opens nothing twice. */
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

  /** Opens the step of the address, as far as the draft allows. The first is open already. */
  const openAddressed = useCallback((): Pending => {
    if (stepInUrl(rules.current.slugs) > FIRST_STEP) return allowed().then(show)
    show(FIRST_STEP)
    return null
  }, [allowed, show])

  /** The address changed: by browser back, or by a link to this same page. */
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
