import type { Pool } from 'pg'
import { collectDefaultMetrics, Gauge, register } from 'prom-client'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { registryOf } from '@/platform/registry'
import { readHealth, SYSTEM_CHECKS } from './checks'
import { readQueue } from './queues'

const KEPT_MS = 5000

let last: { at: number; text: Promise<string> } | null = null

/** In the format of Prometheus. The database is asked once in five seconds at most. */
export function readMetrics(ctx: Ctx): Promise<string> {
  if (!last || Date.now() - last.at > KEPT_MS) last = { at: Date.now(), text: collect(ctx) }
  return last.text
}

async function collect(ctx: Ctx): Promise<string> {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics()
  setPool(ctx)
  await Promise.all([setQueues(ctx), setChecks(ctx)])
  return register.metrics()
}

function setPool(ctx: Ctx): void {
  const pool = database(ctx).pool as Pool
  const connections = gauge(
    'webbureau_pool_connections',
    'Connections of this process to PostgreSQL',
    'state',
  )
  connections.set({ state: 'open' }, pool.totalCount)
  connections.set({ state: 'idle' }, pool.idleCount)
  gauge('webbureau_pool_waiting', 'Queries that wait for a connection').set(pool.waitingCount)
}

/** One that cannot be measured has no value: Prometheus then sees that it is absent. */
async function setQueues(ctx: Ctx): Promise<void> {
  const depth = gauge('webbureau_queue_depth', 'Work that waits', 'queue')
  const age = gauge('webbureau_queue_overdue_seconds', 'How long the oldest of it is due', 'queue')
  depth.reset()
  age.reset()
  await Promise.all(
    registryOf(ctx).queues.map(async queue => {
      const { key } = queue
      try {
        const { waiting, oldest } = await readQueue(ctx, queue)
        depth.set({ queue: key }, waiting)
        age.set({ queue: key }, oldest ? Math.max(0, (ctx.now().getTime() - oldest.getTime()) / 1000) : 0)
      } catch (err) {
        ctx.payload.logger.error({ err, msg: `the queue "${key}" could not be measured` })
      }
    }),
  )
}

async function setChecks(ctx: Ctx): Promise<void> {
  const checks = gauge('webbureau_check_bad', '1 for what is red on the page Toestand', 'check')
  for (const { key, level } of await readHealth(ctx, SYSTEM_CHECKS))
    checks.set({ check: key }, level === 'bad' ? 1 : 0)
}

function gauge(name: string, help: string, ...labelNames: string[]): Gauge {
  const known = register.getSingleMetric(name) as Gauge | undefined
  return known ?? new Gauge({ name, help, labelNames })
}
