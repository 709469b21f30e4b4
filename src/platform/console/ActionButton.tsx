'use client'

import { useState } from 'react'
import { postJson } from './fetchJson'
import { NOT_SAVED, type StatusMessage } from './StatusLine'

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
