'use client'

import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { Draft, EMPTY_DRAFT } from '@/domain/configurator/draft'
import { FIRST_STEP, reachable, STEPS, stepOf } from '@/domain/configurator/steps'

type Position = { step: number; moved: boolean }

const wanted = () => stepOf(new URLSearchParams(location.search).get('stap'))
const address = (step: number) => (step === FIRST_STEP ? location.pathname : `?stap=${STEPS[step]?.slug}`)

/** The step of the wizard, kept in the address: browser back is a step back. */
export function useStep(read: () => Draft | typeof EMPTY_DRAFT) {
  const [{ step, moved }, setPosition] = useState<Position>({ step: FIRST_STEP, moved: false })
  const draft = useRef(read)
  draft.current = read

  /** Shows the press at once and the step in the next frame; a second press meanwhile opens nothing twice. */
  const open = useCallback((to: number) => {
    const url = new URL(address(to), location.href)
    if (url.href !== location.href) history.pushState(null, '', url)
    startTransition(() => setPosition({ step: to, moved: true }))
  }, [])

  /** Opens the step of the address, as far as the draft allows. */
  const openAddressed = useCallback(() => {
    const allowed = reachable(wanted(), draft.current())
    history.replaceState(null, '', address(allowed))
    setPosition({ step: allowed, moved: false })
  }, [])

  useEffect(() => {
    const onBack = () => setPosition({ step: reachable(wanted(), draft.current()), moved: true })
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])

  return { step, moved, open, openAddressed }
}
