'use client'

import { useEffect, useState } from 'react'
import { postJson } from './fetchJson'

type ActButtonProps = {
  children: string
  busy: string
  sure?: { think: string; yes: string }
  onAct: () => Promise<unknown>
}

export function ActionButton({ children, busy, sure, onAct }: ActButtonProps) {
  const [stand, setStand] = useState<'idle' | 'asked' | 'busy'>('idle')
  const [wasAsked, setAsked] = useState(false)
  const isBusy = stand === 'busy'

  async function run() {
    if (isBusy) return
    setStand('busy')
    await onAct()
    setStand('idle')
  }

  function confirmFirst() {
    setAsked(true)
    setStand('asked')
  }

  if (sure && stand === 'asked') {
    return (
      <span className="console-confirm">
        <strong>{sure.think}</strong>
        <button type="button" className="admin-button" ref={focus} onClick={run}>
          {sure.yes}
        </button>
        <button type="button" className="console-link" onClick={() => setStand('idle')}>
          Nee
        </button>
      </span>
    )
  }
  return (
    <button
      type="button"
      className="admin-button"
      aria-disabled={isBusy}
      ref={wasAsked ? focus : undefined}
      onClick={sure && !isBusy ? confirmFirst : run}
    >
      {isBusy ? busy : children}
    </button>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

type Request<Answer extends { kind: string }> = {
  address: string
  content: object
  words: Record<Answer['kind'], StatusMessage>
  lost?: StatusMessage
}

export type Act = <Answer extends { kind: string }>(request: Request<Answer>) => Promise<Answer | null>

export function useAction(onDone: () => void) {
  const [word, setWord] = useState<StatusMessage | null>(null)

  const act: Act = async <Answer extends { kind: string }>({
    address,
    content,
    words,
    lost = NOT_SAVED,
  }: Parameters<typeof act<Answer>>[0]) => {
    const answer = await postJson<Answer>(address, content)
    setWord(answer ? words[answer.kind as Answer['kind']] : lost)
    if (answer) onDone()
    return answer
  }

  return { act, word, say: setWord }
}

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
