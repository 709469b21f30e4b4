'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'

type LoadFailureProps = { heading?: string; text?: string; onRetry?: () => void | Promise<void> }

/** What stands where a list should have been. */
export function LoadFailure({
  heading = 'Error',
  text = 'Kon geen data ophalen. Probeer het opnieuw.',
  onRetry,
}: LoadFailureProps) {
  const router = useRouter()
  const [isBusy, start] = useTransition()
  const retry = onRetry ?? (() => router.refresh())
  return (
    <div role="alert" className="lead-failure">
      <h2>{heading}</h2>
      <p>{text}</p>
      <button
        type="button"
        className="office-key"
        aria-disabled={isBusy}
        onClick={() => isBusy || start(() => retry())}
      >
        {isBusy ? 'Bezig met ophalen...' : 'Opnieuw proberen'}
      </button>
    </div>
  )
}
