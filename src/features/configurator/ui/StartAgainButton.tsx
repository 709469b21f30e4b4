export function StartAgainButton({ onAgain, className = '' }: { onAgain: () => void; className?: string }) {
  return (
    <button type="button" onClick={onAgain} className={`link min-h-11 ${className}`}>
      Nieuwe configuratie maken
    </button>
  )
}
