'use client'

import { useRouter } from 'next/navigation'

type LoadFailureProps = { heading?: string; text?: string; onRetry?: () => void }

/** What stands where a list should have been. */
export function LoadFailure({
  heading = 'Error',
  text = 'Kon geen data ophalen. Probeer het opnieuw.',
  onRetry,
}: LoadFailureProps) {
  const router = useRouter()
  return (
    <div role="alert" className="lead-failure">
      <h2>{heading}</h2>
      <p>{text}</p>
      <button type="button" className="office-key" onClick={onRetry ?? (() => router.refresh())}>
        Opnieuw proberen
      </button>
    </div>
  )
}
