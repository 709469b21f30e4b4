type EmptyListProps = { text: string; onClear: (() => void) | null }

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
