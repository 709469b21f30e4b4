'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { telephoneLink } from '@/platform/text/contactLinks'

/** What keeps a form from being answered: the browser makes a proof of work, or the server is slow. */
type SendingNote = 'proof' | 'waiting'

const WORDS: Record<SendingNote, { title: string; description: string }> = {
  proof: {
    title: 'Een paar tellen geduld',
    description: 'Het is nu druk. Je browser rekent even, daarna gaat je formulier vanzelf weg.',
  },
  waiting: {
    title: 'We wachten nog op antwoord',
    description: 'Het duurt langer dan anders. Er is niets kwijt: wat je invulde, staat er nog.',
  },
}

let shown: SendingNote | null = null
const listeners = new Set<() => void>()

export function showSendingNote(note: SendingNote | null): void {
  shown = note
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stands below the button of the form that is being sent. */
export function ProofNote({ sending, phone }: { sending: boolean; phone?: string }) {
  const note = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
  const box = useRef<HTMLDivElement>(null)
  const isShown = sending && note !== null
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <div role="status" className="empty:absolute">
      {isShown && (
        <div
          ref={box}
          className="mt-5 scroll-mb-28 rounded-slip border-2 border-ink bg-paper p-4 [.grid>*>&]:mt-0"
        >
          <p className="font-bold">{WORDS[note].title}</p>
          <p>{WORDS[note].description}</p>
          {note === 'waiting' && phone && (
            <p>
              Liever bellen?{' '}
              <a href={telephoneLink(phone)} className="link inline-flex min-h-11 items-center font-semibold">
                {phone}
              </a>
            </p>
          )}
        </div>
      )}
    </div>
  )
}
