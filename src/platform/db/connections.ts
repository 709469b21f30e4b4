/** PostgreSQL's default is 100 connections, three of them for its superuser. */
export const AVAILABLE = 97

export const DEFAULT_POOL = 15

/** The counters of the limits do not wait for a full pool (decision 003). */
export const LIMITS_POOL = 4

/** A visitor gives up after 20 seconds. */
const STATEMENT_TIMEOUT_MS = 15_000

/** The database ends what hangs. Only for the site: the worker, migrations and seeds may take longer. */
export function statementTimeout(nextRuntime: string | undefined): { statement_timeout?: number } {
  return nextRuntime === 'nodejs' ? { statement_timeout: STATEMENT_TIMEOUT_MS } : {}
}

const BESIDE_POOL = {
  site: LIMITS_POOL + 1,
  worker: 1,
}

const MIGRATION = 3

type Processes = Record<keyof typeof BESIDE_POOL | 'migrations', number>

export function countConnections({ site, worker, migrations }: Processes, pool = DEFAULT_POOL): number {
  return site * (pool + BESIDE_POOL.site) + worker * (pool + BESIDE_POOL.worker) + migrations * MIGRATION
}
