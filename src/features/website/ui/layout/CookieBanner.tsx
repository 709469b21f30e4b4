'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { SharedTexts } from '../../model/sharedTexts'
import type { CookieQuestionProps } from './CookieQuestion'
import { onConsent, onReopen, readConsent, reopenBanner, writeConsent } from './consent'

const APPEARS_AFTER_MS = 1500

type CookieBannerProps = { analyticsId: string | undefined; words: SharedTexts['cookies'] }

export function CookieBanner({ analyticsId, words }: CookieBannerProps) {
  const [open, setOpen] = useState(false)
  const [Question, setQuestion] = useState<ComponentType<CookieQuestionProps>>()
  const before = useRef<Element | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => readConsent() === null && setOpen(true), APPEARS_AFTER_MS)
    const stopListening = onReopen(() => {
      before.current = document.activeElement
      setOpen(true)
    })
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [])

  /** Closes when the visitor answers on another page. */
  useEffect(() => {
    if (!open) return
    const known = readConsent()
    return onConsent(() => readConsent() !== known && setOpen(false))
  }, [open])

  /** If it cannot be fetched, nothing optional is loaded; the button in the footer asks again. */
  useEffect(() => {
    if (!open || Question) return
    import('./CookieQuestion').then(
      view => setQuestion(() => view.default),
      error => {
        reportError(error)
        setOpen(false)
      },
    )
  }, [open, Question])

  useEffect(() => {
    if (!analyticsId) return
    let stop = () => {}
    import('./analytics').then(({ followConsent }) => {
      stop = followConsent(analyticsId)
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

  return open && Question && <Question words={words} onAnswer={answer} />
}

export function CookieSettings({ label }: { label: string }) {
  return (
    <button
      type="button"
      onClick={reopenBanner}
      className="link inline-flex min-h-8 max-md:min-h-11 items-center noscript:hidden"
    >
      {label}
    </button>
  )
}
