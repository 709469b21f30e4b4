/** What a part of a detail says that could not be read, and how it is asked for again. */
export function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <p>
      <span className="office-red">Dit kon niet gelezen worden.</span>{' '}
      <button type="button" className="lead-link" onClick={onRetry}>
        Opnieuw proberen
      </button>
    </p>
  )
}
