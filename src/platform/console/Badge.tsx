import type { DeadlineState } from '@/platform/time/deadline'

type Tone = 'red' | 'amber' | 'green' | 'grey'

export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`admin-badge admin-badge-${tone}`}>{children}</span>
}

export const DEADLINE_TONES: Record<DeadlineState, Tone> = {
  kept: 'grey',
  running: 'green',
  soon: 'amber',
  overdue: 'red',
}
