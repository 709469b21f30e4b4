import { createHash } from 'node:crypto'
import pg from 'pg'
import { solveProof } from '@/platform/forms/solveProof'
import { LIMITS, type LimitName } from '@/platform/limits/limits'

const DAY_MS = 86_400_000
const NEVER_PASSED = -1_000_000_000

/** Has a limit passed, as an attack would leave it. */
export function pass(name: LimitName, key: string, points = LIMITS[name].points): Promise<void> {
  return keep(name, key, points, LIMITS[name].seconds * 1000)
}

/** Has nobody meet a limit today, where something else is measured with more than it lets through. */
export const lift = (name: LimitName, key: string) => keep(name, key, NEVER_PASSED, DAY_MS)

async function keep(name: LimitName, key: string, points: number, ms: number): Promise<void> {
  await query(
    `insert into bureau.rate_limits (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [rowOf(name, key), points, Date.now() + ms],
  )
}

/** Has nobody counted by it. */
export const clear = (name: LimitName, key: string) =>
  query('delete from bureau.rate_limits where key = $1', [rowOf(name, key)])

function rowOf(name: LimitName, key: string): string {
  return `${name}:${createHash('sha256').update(key).digest('base64url')}`
}

async function query(text: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(text, values)
  await client.end()
}

/** The work that an answer asks for, done. */
export async function proofFor(answer: { kind: string; challenge?: string }): Promise<string> {
  if (!answer.challenge) throw new Error(`no proof was asked for: ${answer.kind}`)
  return solveProof(answer.challenge)
}
