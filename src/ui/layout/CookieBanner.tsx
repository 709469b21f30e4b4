'use client'

import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { SharedTexts } from '@/domain/site/sharedTexts'
import type { CookieQuestionProps } from './CookieQuestion'
import { onReopen, readConsent, writeConsent } from './consent'

/** Where it cannot be fetched nothing optional is loaded either, and the page stays as it is. */
const CookieQuestion = lazy<ComponentType<CookieQuestionProps>>(() =>
  import('./CookieQuestion').catch(error => {
    reportError(error)
    return { default: () => null }
  }),
)
const APPEARS_AFTER = 1500

type CookieBannerProps = { analyticsId: string | undefined; words: SharedTexts['cookies'] }

/** Asks once, and lets refusing be as easy as accepting. */
export function CookieBanner({ analyticsId, words }: CookieBannerProps) {
  const [open, setOpen] = useState(false)
  const before = useRef<Element | null>(null)

  useEffect(() => {
    const timer = readConsent() === null ? setTimeout(() => setOpen(true), APPEARS_AFTER) : undefined
    const forget = onReopen(() => {
      before.current = document.activeElement
      setOpen(true)
    })
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [])

  useEffect(() => {
    if (!analyticsId) return
    let stop = () => {}
    import('./optional').then(({ guardOptional }) => {
      stop = guardOptional(analyticsId)
    }, reportError)
    return () => stop()
  }, [analyticsId])

  function answer(consent: boolean) {
    writeConsent(consent)
    setOpen(false)
    if (before.current instanceof HTMLElement) before.current.focus()
    else document.getElementById('inhoud')?.focus({ preventScroll: true })
    before.current = null
  }

  if (!open) return null
  return (
    <Suspense>
      <CookieQuestion words={words} onAnswer={answer} />
    </Suspense>
  )
}
