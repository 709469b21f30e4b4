'use client'

import { LoadFailure } from '@/platform/console/ListStates'

export function HostingFailure({ onRetry }: { onRetry: () => void | Promise<void> }) {
  return (
    <LoadFailure
      heading="Fout bij laden van admin gegevens"
      text="Er is niets veranderd. Probeer het opnieuw."
      onRetry={onRetry}
    />
  )
}

type DetailStateProps = { state: 'loading' | 'failed'; onRetry: () => void }

export function DetailState({ state, onRetry }: DetailStateProps) {
  if (state === 'loading') return <p role="status">Gegevens laden...</p>
  return <HostingFailure onRetry={onRetry} />
}
