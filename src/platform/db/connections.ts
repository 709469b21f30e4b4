/** PostgreSQL takes 100 connections out of the box, and keeps three of them for its superuser. */
export const AVAILABLE = 97

/** Of the pool that Payload and our own statements share, where `DATABASE_POOL` says nothing else. */
export const DEFAULT_POOL = 15

/** The counters of the limits do not wait for a full pool (decision 003). */
export const LIMITS_POOL = 4

/** What one process of each kind holds at the most, beside its pool. Everything else goes through the pool. */
const BESIDE_POOL = {
  /** The counters of the limits, and the listener to changes. */
  site: LIMITS_POOL + 1,
  /** The lock that makes it the only one that works. */
  worker: 1,
}

/** A migration takes one statement after the other: its lock, the connection that Payload keeps, and its transaction. */
const MIGRATION = 3

export type Processes = Record<keyof typeof BESIDE_POOL | 'migrations', number>

/** How many connections these processes hold at the most. */
export function countConnections({ site, worker, migrations }: Processes, pool = DEFAULT_POOL): number {
  return site * (pool + BESIDE_POOL.site) + worker * (pool + BESIDE_POOL.worker) + migrations * MIGRATION
}
