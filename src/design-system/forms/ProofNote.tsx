'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Notice } from '../notices/toasts'

type Words = Pick<Notice, 'title' | 'description'>

let shown: Words | null = null
const listeners = new Set<() => void>()

export function showProofNote(words: Words | null): void {
  shown = words
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stands below the button of the form that is being sent, while the browser makes a proof of work. */
export function ProofNote({ sending }: { sending: boolean }) {
  const words = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
  const box = useRef<HTMLDivElement>(null)
  const isShown = sending && words !== null
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
          <p className="font-bold">{words.title}</p>
          <p>{words.description}</p>
        </div>
      )}
    </div>
  )
}
