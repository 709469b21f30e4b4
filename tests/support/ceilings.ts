import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { LIMITS, type LimitName } from '@/domain/limits/limits'
import type { ToProve } from '@/domain/limits/proofOfWork'
import { solveProof } from '@/domain/limits/solveProof'
import type { Ctx } from '@/server/ctx'
import { database } from '@/server/transaction'

/** Has a limit passed, as an attack would leave it. */
export async function pass(
  ctx: Ctx,
  name: LimitName,
  key: string,
  points = LIMITS[name].points,
): Promise<void> {
  const row = `${name}:${createHash('sha256').update(key).digest('base64url')}`
  const expire = Date.now() + LIMITS[name].seconds * 1000
  await database(ctx).drizzle.execute(sql`
    insert into bureau.rate_limits (key, points, expire) values (${row}, ${points}, ${expire})
    on conflict (key) do update set points = excluded.points, expire = excluded.expire`)
}

/** The work that an answer asks for, done. */
export async function proofFor(answer: { kind: string }): Promise<string> {
  if (answer.kind !== 'prove') throw new Error(`no proof was asked for: ${answer.kind}`)
  return solveProof((answer as ToProve).challenge)
}
