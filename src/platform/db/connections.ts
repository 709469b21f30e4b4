/** PostgreSQL's default is 100 connections, three of them for its superuser. */
export const AVAILABLE = 97

export const DEFAULT_POOL = 15

/** The counters of the limits do not wait for a full pool (decision 003). */
export const LIMITS_POOL = 4

const BESIDE_POOL = {
  site: LIMITS_POOL + 1,
  worker: 1,
}

const MIGRATION = 3

type Processes = Record<keyof typeof BESIDE_POOL | 'migrations', number>

export function countConnections({ site, worker, migrations }: Processes, pool = DEFAULT_POOL): number {
  return site * (pool + BESIDE_POOL.site) + worker * (pool + BESIDE_POOL.worker) + migrations * MIGRATION
}
