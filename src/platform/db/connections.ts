/** PostgreSQL's default is 100 connections, three of them for its superuser. */
export const AVAILABLE = 97

/** Default of `DATABASE_POOL`, the pool that Payload and our own statements share. */
export const DEFAULT_POOL = 15

/** The counters of the limits do not wait for a full pool (decision 003). */
export const LIMITS_POOL = 4

/** The most connections of each kind of process beside its pool. */
const BESIDE_POOL = {
  /** The counters of the limits, and the listener to changes. */
  site: LIMITS_POOL + 1,
  /** The worker lock. */
  worker: 1,
}

/** A migration: its lock, the connection that Payload keeps, and its transaction. */
const MIGRATION = 3

export type Processes = Record<keyof typeof BESIDE_POOL | 'migrations', number>

/** The most connections that these processes use together. */
export function countConnections({ site, worker, migrations }: Processes, pool = DEFAULT_POOL): number {
  return site * (pool + BESIDE_POOL.site) + worker * (pool + BESIDE_POOL.worker) + migrations * MIGRATION
}
