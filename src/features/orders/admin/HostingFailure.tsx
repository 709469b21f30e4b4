'use client'

import { LoadFailure } from '@/platform/console/LoadFailure'

/** What stands where the lines, the figures or a detail should have been. */
export function HostingFailure({ onRetry }: { onRetry: () => void | Promise<void> }) {
  return (
    <LoadFailure
      heading="Fout bij laden van admin gegevens"
      text="Er is niets veranderd. Probeer het opnieuw."
      onRetry={onRetry}
    />
  )
}
