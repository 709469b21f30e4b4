import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { env } from '@/platform/env'

export const REQUEST_ID_HEADER = 'x-request-id'

const KEY = Symbol.for('webbureau.request')

type Shared = { [KEY]?: AsyncLocalStorage<string> }

/** One for the process: Next bundles this file several times. */
const shared = globalThis as Shared
shared[KEY] ??= new AsyncLocalStorage<string>()
const storage = shared[KEY]

/** The id of the request that is being answered; null outside one. */
export const currentRequestId = (): string | null => storage.getStore() ?? null

export const withRequestId = <T>(id: string, work: () => T): T => storage.run(id, work)

const GIVEN = /^[\w-]{8,64}$/

/** That of our own proxy, so that its log and ours name the same; of nobody else. */
export function requestIdOf(headers: IncomingHttpHeaders, trustsProxy = env.TRUSTED_PROXY): string {
  const given = String(headers[REQUEST_ID_HEADER] ?? '')
  return trustsProxy && GIVEN.test(given) ? given : randomUUID()
}
