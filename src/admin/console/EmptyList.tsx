type EmptyListProps = { text: string; onClear: (() => void) | null }

/** A list without lines, and the way out when a filter is the cause. */
export function EmptyList({ text, onClear }: EmptyListProps) {
  return (
    <div className="lead-empty">
      <p>{text}</p>
      {onClear && (
        <button type="button" className="office-key" onClick={onClear}>
          Filters wissen
        </button>
      )}
    </div>
  )
}
