const STROKES = ['M4 14l5 6L21 3', 'M4 13l6 7L20 4', 'M3 14l6 6L22 4', 'M4 14l5 5L21 4']

export function Tick({
  checked = true,
  nth = 0,
  drawn = false,
}: {
  checked?: boolean
  nth?: number
  drawn?: boolean
}) {
  return (
    <span aria-hidden="true" className={`tick ${drawn ? 'tick-drawn' : ''}`}>
      {checked && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={STROKES[nth % STROKES.length]} />
        </svg>
      )}
    </span>
  )
}
