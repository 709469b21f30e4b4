// Works around: Next keeps what was revalidated per process, and revalidates within a request alone (decision 023).
// Upstream: vercel/next.js#92402, #92403.
// Removal test: `revalidate` in tests/unit/platform/workarounds.test.ts.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { revalidateTag, unstable_cache } from 'next/cache'
import type { PayloadRequest } from 'payload'
import pg from 'pg'
import { announceChange } from '@/platform/cache/announceChange'
import { CACHE_TAGS, type Cache, CHANGES_CHANNEL } from '@/platform/cache/cached'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'

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
async function requestRevalidation(instance: string, tags: string[]): Promise<void> {
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
  await announceChange(transaction as never, tags)
  if (process.env.NEXT_RUNTIME) revalidateHere(tags)
}

/** Calls itself over loopback: Next revalidates only within a request (decision 023). */
export function startChangeListener(self: string): void {
  const forever = new AbortController().signal
  listenForChanges({
    databaseUrl: env.DATABASE_URL,
    expire: tags => requestRevalidation(self, tags),
    warn: sentence => process.emitWarning(sentence),
    stop: forever,
  }).catch(error => process.emitWarning(`changes on other instances no longer arrive: ${error.name}`))
}

const RETRY_MS = 500
const HEARTBEAT_MS = 5000
/** A page that read just before a change may be cached just after it. */
const LATE_READS_MS = 2000

type Listening = {
  databaseUrl: string
  expire: (tags: string[]) => Promise<void>
  warn: (sentence: string) => void
  stop: AbortSignal
}

/** Changes without a connection do not arrive: each new connection begins with revalidating everything. */
export async function listenForChanges(listening: Listening): Promise<void> {
  const expiry = expireInTurn(listening)
  while (!listening.stop.aborted) {
    const lost = await listen(listening, expiry)
    if (listening.stop.aborted) return
    listening.warn(`changes on other instances do not arrive for now: ${lost}`)
    await pause(RETRY_MS, null, { signal: listening.stop }).catch(stopped)
  }
}

type Expire = (tags: readonly string[]) => void

async function listen({ databaseUrl, stop }: Listening, expire: Expire): Promise<string> {
  const client = new pg.Client({
    ...{ connectionString: databaseUrl, keepAlive: true, application_name: 'changes' },
    ...{ connectionTimeoutMillis: HEARTBEAT_MS, query_timeout: HEARTBEAT_MS },
  })
  const ended = new Promise<string>(resolve => {
    client.on('error', error => resolve(faultOf(error)))
    client.on('end', () => resolve('the connection ended'))
    stop.addEventListener('abort', () => resolve('stopped'), { once: true })
  })
  const over = new AbortController()
  client.on('notification', ({ payload = '[]' }) => expire(JSON.parse(payload)))
  try {
    await client.connect()
    await client.query(`listen ${CHANGES_CHANNEL}`)
    expire(CACHE_TAGS)
    return await Promise.race([ended, sendHeartbeats(client, over.signal)])
  } catch (error) {
    return faultOf(error)
  } finally {
    over.abort()
    await Promise.race([client.end().catch(faultOf), pause(RETRY_MS)])
  }
}

async function sendHeartbeats(client: pg.Client, signal: AbortSignal): Promise<never> {
  for (;;) {
    await pause(HEARTBEAT_MS, null, { ref: false, signal })
    await client.query('select 1')
  }
}

function expireInTurn({ expire, stop }: Listening): Expire {
  const due = new Set<string>()
  let isWorking = false
  const work = async () => {
    if (isWorking) return
    isWorking = true
    while (due.size > 0 && !stop.aborted) {
      const tags = [...due]
      due.clear()
      await expire(tags).catch(async () => {
        for (const tag of tags) due.add(tag)
        await pause(RETRY_MS, null, { signal: stop }).catch(stopped)
      })
    }
    isWorking = false
  }
  const add: Expire = tags => {
    for (const tag of tags) due.add(tag)
    work()
  }
  return tags => {
    add(tags)
    pause(LATE_READS_MS, null, { signal: stop, ref: false }).then(() => add(tags), stopped)
  }
}

const faultOf = (error: unknown) =>
  error instanceof Error ? ((error as { code?: string }).code ?? error.name) : 'an unknown fault'

function stopped(error: Error): void {
  if (error.name !== 'AbortError') throw error
}
