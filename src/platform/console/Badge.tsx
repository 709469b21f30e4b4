import type { DeadlineState } from '@/platform/time/deadline'

type Tone = 'red' | 'amber' | 'green' | 'grey'

/** A status: its colour, always with its word. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`office-badge office-badge-${tone}`}>{children}</span>
}

export const PROMISE_TONES: Record<DeadlineState, Tone> = {
  kept: 'grey',
  running: 'green',
  soon: 'amber',
  overdue: 'red',
}
