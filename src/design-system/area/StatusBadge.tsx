export type Tone = 'green' | 'amber' | 'red' | 'grey'

const TONES: Record<Tone, string> = {
  green: 'text-green',
  amber: 'text-amber',
  red: 'text-deep',
  grey: 'text-soft',
}

/** A status: its colour, always with its word. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-[4px] border-2 border-current bg-paper px-2.5 py-0.5 font-bold text-sm leading-snug ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
