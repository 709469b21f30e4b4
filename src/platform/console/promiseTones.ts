import type { PromiseState } from '@/platform/time/promise'
import type { Tone } from './Badge'

export const PROMISE_TONES: Record<PromiseState, Tone> = {
  kept: 'grey',
  running: 'green',
  soon: 'amber',
  overdue: 'red',
}
