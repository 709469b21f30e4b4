import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'

const LOCK = 7_205_001
const TRY_EVERY_MS = 2000

type WorkerLock = { lost: AbortSignal; release: () => Promise<void> }

/** On a connection of its own: a broken connection loses the lock. Null when stopped first. */
export async function holdWorkerLock(ctx: Ctx, stopping: AbortSignal): Promise<WorkerLock | null> {
  const client = new (database(ctx).pg.Client)({ connectionString: env.DATABASE_URL, keepAlive: true })
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  await client.connect()
  while (!stopping.aborted) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK])
    if (rows[0]?.held) return { lost: lost.signal, release: () => client.end() }
    await pause(TRY_EVERY_MS, null, { signal: stopping }).catch(stopped)
  }
  await client.end()
  return null
}

function stopped(error: Error): null {
  if (error.name === 'AbortError') return null
  throw error
}
