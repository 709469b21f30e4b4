import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { SUBMIT_LIMITS } from '@/domain/leads/gate'
import type { Ctx } from '../ctx'
import { env } from '../env'
import { database } from '../transaction'

type Bound = keyof typeof SUBMIT_LIMITS

const limiters = new Map<Bound, RateLimiterPostgres>()
let connections: ReturnType<typeof ownConnections> | undefined

/**
 * Counts one more submission and answers whether it is within bounds. The counters have
 * connections of their own: a transaction that waits for one of its pool would wait for ever.
 */
export async function withinLimits(ctx: Ctx, email: string): Promise<boolean> {
  const counted: [Bound, string][] = [
    ['mail', email.toLowerCase()],
    ctx.address ? ['address', ctx.address] : ['everyone', 'all'],
  ]
  const allowed = await Promise.all(counted.map(([bound, key]) => consume(ctx, bound, key)))
  return allowed.every(Boolean)
}

async function consume(ctx: Ctx, bound: Bound, key: string): Promise<boolean> {
  try {
    await limiter(ctx, bound).consume(createHash('sha256').update(key).digest('base64url'))
    return true
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false
    throw refusal
  }
}

function limiter(ctx: Ctx, bound: Bound): RateLimiterPostgres {
  const known = limiters.get(bound)
  if (known) return known
  connections ??= ownConnections(ctx)
  const { points, seconds } = SUBMIT_LIMITS[bound]
  const made = new RateLimiterPostgres({
    storeClient: connections,
    storeType: 'pool',
    schemaName: 'bureau',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: `submit-${bound}`,
    points,
    duration: seconds,
  })
  limiters.set(bound, made)
  return made
}

function ownConnections(ctx: Ctx) {
  const pool = new (database(ctx).pg.Pool)({
    connectionString: env.DATABASE_URL,
    max: 4,
    allowExitOnIdle: true,
    // A counter that a crash sets back by a moment harms nobody; waiting for the disk costs every visitor.
    options: '-c synchronous_commit=off',
  })
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', err => ctx.payload.logger.warn({ err, msg: 'a connection of the limits broke' }))
  return pool
}
