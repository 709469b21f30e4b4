import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import pg from 'pg'

/** The database of the built site. */
async function ask(statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query(statement, values)
  await client.end()
  return rows
}

/** Plans what the screen for planning plans: it takes whole minutes, for which no test waits. */
export async function planPublication(collection: string, id: string, ms: number): Promise<void> {
  const doc = { relationTo: collection, value: id }
  await ask(
    `insert into payload_jobs (input, task_slug, wait_until)
     select $1::jsonb || jsonb_build_object('user', jsonb_build_object('relationTo', 'staff', 'value', id)),
       'schedulePublish', now() + $2 * interval '1 millisecond'
     from staff where email = $3`,
    [JSON.stringify({ type: 'publish', doc }), ms, process.env.SEED_ADMIN_EMAIL],
  )
}

/** A worker on the database of the built site, which has gone to work. */
export async function runningWorker(): Promise<{ stop: () => Promise<void> }> {
  const worker = spawn('node_modules/.bin/tsx', ['src/platform/jobs/worker.ts'], { stdio: 'ignore' })
  const ended = once(worker, 'close')
  await expect.poll(() => ask(HELD)).toHaveLength(1)
  return {
    async stop() {
      worker.kill('SIGTERM')
      await ended
    },
  }
}

const HELD = `select 1 from pg_locks l join pg_database d on d.oid = l.database
  where l.locktype = 'advisory' and l.granted and d.datname = current_database()`
