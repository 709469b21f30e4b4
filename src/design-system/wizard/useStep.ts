'use client'

import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { fetchToastsAhead } from '@/design-system/primitives/Toaster'
import type { Wait } from './useRestored'

type Position = { step: number; moved: boolean }
type Reachable = (wanted: number) => number | Promise<number>

const FIRST = 0

/**
 * The step of a wizard, kept in the address: browser back is a step back. `reachable` tells how far the answers
 * so far let a visitor go.
 */
export function useStep(slugs: readonly string[], reachable: Reachable) {
  const [{ step, moved }, setPosition] = useState<Position>({ step: FIRST, moved: false })
  const rules = useRef({ slugs, reachable })
  rules.current = { slugs, reachable }
  const page = useRef('')

  /** Shows the press at once and the step in the next frame; a second press meanwhile opens nothing twice. */
  const open = useCallback((to: number) => {
    const url = new URL(address(rules.current.slugs, to), location.href)
    if (url.href !== location.href) history.pushState(null, '', url)
    fetchToastsAhead()
    startTransition(() => setPosition({ step: to, moved: true }))
  }, [])

  const allowed = useCallback(async () => rules.current.reachable(wanted(rules.current.slugs)), [])

  const show = useCallback((to: number) => {
    history.replaceState(null, '', address(rules.current.slugs, to))
    setPosition({ step: to, moved: false })
  }, [])

  /** Opens the step of the address, as far as the draft allows. The first is open already. */
  const openAddressed = useCallback((): Wait => {
    if (wanted(rules.current.slugs) > FIRST) return allowed().then(show)
    show(FIRST)
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

function wanted(slugs: readonly string[]): number {
  return Math.max(slugs.indexOf(new URLSearchParams(location.search).get('stap') ?? ''), FIRST)
}

const address = (slugs: readonly string[], step: number) =>
  step === FIRST ? location.pathname : `?stap=${slugs[step]}`
