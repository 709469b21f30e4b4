export type Tone = 'red' | 'amber' | 'green' | 'grey'

/** A status: its colour, always with its word. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`office-badge office-badge-${tone}`}>{children}</span>
}
