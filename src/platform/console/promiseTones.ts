import type { DeadlineState } from '@/platform/time/promise'
import type { Tone } from './Badge'

export const PROMISE_TONES: Record<DeadlineState, Tone> = {
  kept: 'grey',
  running: 'green',
  soon: 'amber',
  overdue: 'red',
}
