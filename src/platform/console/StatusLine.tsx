'use client'

import { useEffect } from 'react'

type OutcomeProps = {
  word: StatusMessage | null
  isBusy: boolean
  busyText: string
  say: (word: null) => void
}

const SHOWN_MS = 8000
const UNDO_SHOWN_MS = 30_000

export function StatusLine({ word, isBusy, busyText, say }: OutcomeProps) {
  useEffect(() => {
    if (word?.tone !== 'done') return
    const timer = setTimeout(() => say(null), word.undo ? UNDO_SHOWN_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [word, say])

  return (
    <div className="console-outcome" data-tone={isBusy ? 'done' : word?.tone}>
      <p role="status">{isBusy ? busyText : word?.text}</p>
      {!isBusy && word?.undo && (
        <button type="button" className="console-link" onClick={() => word.undo?.()}>
          Ongedaan maken
        </button>
      )}
      {!isBusy && word?.tone === 'problem' && (
        <button type="button" className="console-link" onClick={() => say(null)}>
          Gelezen
        </button>
      )}
    </div>
  )
}

export type StatusMessage = { tone: 'done' | 'problem'; text: string; undo?: () => unknown }

export const NOT_SAVED: StatusMessage = {
  tone: 'problem',
  text: 'Dit is niet opgeslagen: het kantoor gaf geen antwoord. Probeer het opnieuw.',
}
