'use client'

import { useState } from 'react'
import { postJson } from './fetchJson'
import { NOT_SAVED, type StatusMessage } from './StatusLine'

type ActButtonProps = {
  children: string
  busy: string
  /** What to think of first, where the act cannot be taken back, and the words that go on. */
  sure?: { think: string; yes: string }
  onAct: () => Promise<unknown>
}

/** Does something once, however often it is pressed. */
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

  function askFirst() {
    setAsked(true)
    setStand('asked')
  }

  if (sure && stand === 'asked') {
    return (
      <span className="console-confirm">
        <strong>{sure.think}</strong>
        <button type="button" className="office-key" ref={focus} onClick={run}>
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
      className="office-key"
      aria-disabled={isBusy}
      ref={wasAsked ? focus : undefined}
      onClick={sure && !isBusy ? askFirst : run}
    >
      {isBusy ? busy : children}
    </button>
  )
}

/** Whoever pressed the button goes on where it stood. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

type Request<Answer extends { kind: string }> = {
  address: string
  content: object
  words: Record<Answer['kind'], StatusMessage>
  /** What is said when no answer came. */
  lost?: StatusMessage
}

/** Has the office do something, and says how it went. Null when no answer came. */
export type Act = <Answer extends { kind: string }>(request: Request<Answer>) => Promise<Answer | null>

/** Carries out what staff ask of the office. `onDone` follows every answer. */
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
