'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

type LoadFailureProps = { heading?: string; text?: string; onRetry?: () => void | Promise<void> }

export function LoadFailure({
  heading = 'Error',
  text = 'Kon geen data ophalen. Probeer het opnieuw.',
  onRetry,
}: LoadFailureProps) {
  const router = useRouter()
  const [isBusy, start] = useTransition()
  const retry = onRetry ?? (() => router.refresh())
  return (
    <div role="alert" className="console-failure">
      <h2>{heading}</h2>
      <p>{text}</p>
      <button
        type="button"
        className="admin-button"
        aria-disabled={isBusy}
        onClick={() => isBusy || start(() => retry())}
      >
        {isBusy ? 'Bezig met ophalen...' : 'Opnieuw proberen'}
      </button>
    </div>
  )
}

type EmptyListProps = { text: string; onClear: (() => void) | null }

export function EmptyList({ text, onClear }: EmptyListProps) {
  return (
    <div className="console-empty">
      <p>{text}</p>
      {onClear && (
        <button type="button" className="admin-button" onClick={onClear}>
          Filters wissen
        </button>
      )}
    </div>
  )
}

type NewRowsProps = {
  total: number
  answers: string
  says: (came: number) => string
  onShow: () => void
}

export function NewRows({ total, answers, says, onShow }: NewRowsProps) {
  const [read, setRead] = useState({ total, answers })
  if (read.answers !== answers) setRead({ total, answers })
  const came = total - read.total
  return (
    <p role="status" className="console-new">
      {came > 0 && (
        <>
          {says(came)}{' '}
          <button type="button" className="console-link" onClick={onShow}>
            Lijst bijwerken
          </button>
        </>
      )}
    </p>
  )
}

export function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <p>
      <span className="admin-urgent">Dit kon niet gelezen worden.</span>{' '}
      <button type="button" className="console-link" onClick={onRetry}>
        Opnieuw proberen
      </button>
    </p>
  )
}
