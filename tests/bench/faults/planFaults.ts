import { type Draw, one, weighed } from './draws'

export const SITES = ['site A', 'site B'] as const
export const WORKERS = ['worker A', 'worker B'] as const
/** Does single jobs of the worker, on the day of a contract. The workers do them when they start, and every hour. */
export const JOBS = 'jobs'
const BEHIND = [...WORKERS, JOBS] as const
const ALL = [...SITES, ...BEHIND]
type Name = (typeof ALL)[number]

/** `at` is in milliseconds from the start of a run. */
export type PlannedFault = { at: number } & Drawn

type Drawn =
  | { kind: 'SIGKILL' | 'SIGTERM'; process: Name }
  | { kind: 'cut'; process: Name; ms: number }
  | { kind: 'break'; process: Name; when: 'beforeCommit' | 'duringCommit' | 'afterCommit' }
  | { kind: 'slow'; process: Name; ms: number }
  | { kind: 'mail'; mood: 'later' | 'never' | 'silent' | 'breaks' | 'drops' | 'late' }
  | { kind: 'provider'; mood: 'refuses' | 'broken' | 'gateway' | 'hangs' | 'drops' | 'dropsAfter' | 'down' }
  | { kind: 'ad platform'; mood: 'broken' | 'gateway' | 'empty' | 'hangs' | 'drops' | 'down' }

const KINDS: [number, (draw: Draw) => Drawn][] = [
  [2, draw => ({ kind: 'SIGKILL', process: one(SITES, draw) })],
  [2, draw => ({ kind: 'SIGKILL', process: one(BEHIND, draw) })],
  [2, draw => ({ kind: 'SIGTERM', process: one(SITES, draw) })],
  [2, draw => ({ kind: 'SIGTERM', process: one(BEHIND, draw) })],
  [4, draw => ({ kind: 'cut', process: one(ALL, draw), ms: 100 + draw(1400) })],
  [2, draw => ({ kind: 'break', process: one(ALL, draw), when: one(COMMIT, draw) })],
  [2, draw => ({ kind: 'break', process: one(SITES, draw), when: one(COMMIT, draw) })],
  [2, draw => ({ kind: 'slow', process: one(ALL, draw), ms: 20 + draw(80) })],
  [5, draw => ({ kind: 'mail', mood: one(['later', 'never', 'silent', 'breaks', 'late'] as const, draw) })],
  [3, () => ({ kind: 'mail', mood: 'drops' })],
  [
    4,
    draw => ({
      kind: 'provider',
      mood: one(['refuses', 'broken', 'gateway', 'hangs', 'drops', 'dropsAfter', 'down'] as const, draw),
    }),
  ],
  [
    4,
    draw => ({
      kind: 'ad platform',
      mood: one(['broken', 'gateway', 'empty', 'hangs', 'drops', 'down'] as const, draw),
    }),
  ],
]

const COMMIT = ['beforeCommit', 'duringCommit', 'afterCommit'] as const

export function drawFault(draw: Draw): Drawn {
  return weighed(KINDS, draw)(draw)
}

export function nameOf(fault: PlannedFault): string {
  const database = 'process' in fault ? `the database of ${fault.process}` : ''
  switch (fault.kind) {
    case 'cut':
      return `${database} is gone for ${fault.ms} ms`
    case 'break':
      return `${database} breaks ${fault.when}`
    case 'slow':
      return `${database} takes ${fault.ms} ms longer`
    case 'SIGKILL':
    case 'SIGTERM':
      return `${fault.kind} to ${fault.process}`
    default:
      return `the ${fault.kind}: ${fault.mood}`
  }
}
