import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Ctx } from '@/platform/ctx'
import { LIMITS_POOL, statementTimeout } from '@/platform/db/connections'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { LIMITS, type LimitName } from './limits'

const limiters = new Map<LimitName, RateLimiterPostgres>()
let connections: ReturnType<typeof ownConnections> | undefined

/** Counters have their own connections: inside a transaction, waiting for its pool would never end. */
export async function count(ctx: Ctx, name: LimitName, key: string): Promise<number> {
  try {
    return (await limiter(ctx, name).consume(hashed(name, key))).consumedPoints
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.consumedPoints
    throw refusal
  }
}

export async function withinLimit(ctx: Ctx, name: LimitName, key: string): Promise<boolean> {
  return (await count(ctx, name, key)) <= LIMITS[name].points
}

export async function refundLimit(ctx: Ctx, name: LimitName, key: string): Promise<void> {
  await limiter(ctx, name).reward(hashed(name, key))
}

function hashed(name: LimitName, key: string): string {
  const counted = LIMITS[name].counts === 'network' ? networkOf(key) : key
  return createHash('sha256').update(counted).digest('base64url')
}

function limiter(ctx: Ctx, name: LimitName): RateLimiterPostgres {
  const { points, seconds } = LIMITS[name]
  const known = limiters.get(name)
  if (known) return known
  connections ??= ownConnections(ctx)
  const made = new RateLimiterPostgres({
    storeClient: connections,
    storeType: 'pool',
    schemaName: 'bureau',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  })
  limiters.set(name, made)
  return made
}

function ownConnections(ctx: Ctx) {
  const pool = new (database(ctx).pg.Pool)({
    connectionString: env.DATABASE_URL,
    max: LIMITS_POOL,
    allowExitOnIdle: true,
    // A counter that a crash sets back by a moment harms nobody; waiting for the disk costs every visitor.
    options: '-c synchronous_commit=off',
    ...statementTimeout(process.env.NEXT_RUNTIME),
  })
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', err => ctx.payload.logger.warn({ err, msg: 'a connection of the limits broke' }))
  return pool
}

export async function deleteExpiredCounters(ctx: Ctx): Promise<number> {
  const { rowCount } = await database(ctx).drizzle.execute(
    sql`delete from bureau.rate_limits where expire < ${ctx.now().getTime()}`,
  )
  return rowCount ?? 0
}

/** An IPv6 household has a /64, so 2^64 addresses to try from. */
const NETWORK_GROUPS = 4
const GROUPS = 8
const MAX_LENGTH = 64

export function networkOf(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '')
  const mapped = plain.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/)?.[1]
  if (mapped || !plain.includes(':')) return (mapped ?? plain).slice(0, MAX_LENGTH)
  return `${groupsOf(plain).slice(0, NETWORK_GROUPS).join(':')}::/64`
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - first.length - last.length)
  return [...first, ...Array<string>(zeros).fill('0'), ...last].map(group => group.replace(/^0+(?=.)/, ''))
}
