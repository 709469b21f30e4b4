/** What stands where a detail is being read, or could not be. */
export function DetailState({ state }: { state: 'loading' | 'failed' }) {
  if (state === 'loading') return <p role="status">Gegevens laden...</p>
  return <p className="office-red">Fout bij laden van admin gegevens</p>
}
