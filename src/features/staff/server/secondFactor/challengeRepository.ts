import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { sealSecret, unsealSecret } from './factorRepository'

const CHALLENGE_MINUTES = 10

export const CHALLENGE_PERIOD = `${CHALLENGE_MINUTES} minuten`

type ChallengeUse = 'passkey' | 'newPasskey' | 'newTotp'

const sealedRow = z.object({ sealed_secret: z.string() })
const clientData = z.object({ challenge: z.string() })

export type Signed = { id: string; response: { clientDataJSON: string } }

type Challenge = { challenge: string; staffId: string; use: ChallengeUse }

/** `secret` is that of a code app to be confirmed. */
export async function saveChallenge(
  ctx: Ctx,
  { challenge, staffId, use }: Challenge,
  secret: string | null = null,
): Promise<void> {
  const now = ctx.now()
  const until = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000).toISOString()
  await deleteExpiredChallenges(ctx)
  await database(ctx).drizzle.execute(sql`
    insert into bureau.staff_challenges (challenge, staff_id, used_for, sealed_secret, expires_at)
    values (${challenge}, ${staffId}, ${use}, ${secret && sealSecret(secret, staffId)}, ${until})`)
}

export async function deleteExpiredChallenges(ctx: Ctx): Promise<number> {
  const { rowCount } = await database(ctx).drizzle.execute(
    sql`delete from bureau.staff_challenges where expires_at <= ${ctx.now().toISOString()}`,
  )
  return rowCount ?? 0
}

/** Once. False when it is unknown, another account's or expired. */
export async function consumeChallenge(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  { challenge, staffId, use }: Challenge,
): Promise<boolean> {
  const { rows } = await tx.sql.execute(sql`
    delete from bureau.staff_challenges
    where challenge = ${challenge} and staff_id = ${staffId} and used_for = ${use}
      and expires_at > ${ctx.now().toISOString()}
    returning 1`)
  return rows.length > 0
}

/** Of a code app that is to be confirmed. */
export async function pendingSecret(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  { challenge, staffId }: Omit<Challenge, 'use'>,
): Promise<string | null> {
  const { rows } = await tx.sql.execute(sql`
    select sealed_secret from bureau.staff_challenges
    where challenge = ${challenge} and staff_id = ${staffId} and used_for = 'newTotp'
      and expires_at > ${ctx.now().toISOString()} for update`)
  return rows[0] ? unsealSecret(sealedRow.parse(rows[0]).sealed_secret, staffId) : null
}

/** Null when the answer is unreadable. */
export function challengeIn({ response }: Signed): string | null {
  try {
    const parsed = clientData.safeParse(
      JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()),
    )
    return parsed.success ? parsed.data.challenge : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export async function deleteChallenges(tx: Pick<Tx, 'sql'>, staffId: string): Promise<void> {
  await tx.sql.execute(sql`delete from bureau.staff_challenges where staff_id = ${staffId}`)
}

/** Also when the transaction of the wrong answer was rolled back. */
export async function deleteAnsweredChallenge(ctx: Ctx, staffId: string, response: Signed): Promise<void> {
  await database(ctx).drizzle.execute(sql`
    delete from bureau.staff_challenges where staff_id = ${staffId} and challenge = ${challengeIn(response)}`)
}
