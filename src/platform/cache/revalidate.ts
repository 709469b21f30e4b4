import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { revalidateTag, unstable_cache } from 'next/cache'
import type { PayloadRequest } from 'payload'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { type Cache, CHANGES_CHANNEL } from './cached'

const EXPIRE_PATH = '/intern/vergeten'

const ASKED_MS = 30_000

export const nextCache: Cache = (tag, read, key = '') => unstable_cache(read, [tag, key], { tags: [tag] })()

/** Next refuses it outside a request. */
export function revalidateHere(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}

export function isSigned(body: string, signature: string | null): boolean {
  const expected = Buffer.from(sign(body))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Throws while the instance at this address does not answer. */
export async function requestRevalidation(instance: string, tags: string[]): Promise<void> {
  const body = JSON.stringify({ tags })
  const response = await fetch(`${instance}${EXPIRE_PATH}`, {
    method: 'POST',
    body,
    headers: { 'x-signature': sign(body) },
    signal: AbortSignal.timeout(ASKED_MS),
  })
  if (!response.ok) throw new Error(`the site refused to expire: ${response.status}`)
}

function sign(body: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`expire:${body}`).digest('hex')
}

type Change = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Once the transaction commits, never on rollback; within a request this instance at once. */
export async function revalidateEverywhere(
  { payload, transactionID }: Change,
  tags: string[],
): Promise<void> {
  const { drizzle, sessions } = database({ payload })
  const transaction = sessions[String(await transactionID)]?.db ?? drizzle
  await transaction.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(tags)})` as never)
  if (process.env.NEXT_RUNTIME) revalidateHere(tags)
}
