'use client'

import { LoadFailure } from '../leads/LoadFailure'

/** What stands where the lines should have been. */
export function HostingFailure({ onRetry }: { onRetry?: () => void }) {
  return (
    <LoadFailure
      heading="Fout bij laden van admin gegevens"
      text="Er is niets veranderd. Probeer het opnieuw."
      onRetry={onRetry}
    />
  )
}
