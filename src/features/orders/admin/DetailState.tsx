import { HostingFailure } from './HostingFailure'

type DetailStateProps = { state: 'loading' | 'failed'; onRetry: () => void }

/** What stands where a detail is being read, or could not be. */
export function DetailState({ state, onRetry }: DetailStateProps) {
  if (state === 'loading') return <p role="status">Gegevens laden...</p>
  return <HostingFailure onRetry={onRetry} />
}
