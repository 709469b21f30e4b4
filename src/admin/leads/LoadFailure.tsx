'use client'

import { useRouter } from 'next/navigation'

type LoadFailureProps = { onRetry?: () => void }

/** What stands where leads should have been. */
export function LoadFailure({ onRetry }: LoadFailureProps) {
  const router = useRouter()
  return (
    <div role="alert" className="lead-failure">
      <h2>Error</h2>
      <p>Kon geen data ophalen. Probeer het opnieuw.</p>
      <button type="button" className="office-key" onClick={onRetry ?? (() => router.refresh())}>
        Opnieuw proberen
      </button>
    </div>
  )
}
