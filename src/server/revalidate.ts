import { createHmac, timingSafeEqual } from 'node:crypto'
import { revalidateTag, unstable_cache } from 'next/cache'
import type { Remember } from './ctx'
import { env } from './env'

/** Where a process outside a request asks the running site to forget. */
const FORGET_PATH = '/intern/vergeten'

/** Keeps what was read until its tag is forgotten. Every page that read it is made anew then. */
export const rememberInNext: Remember = (tag, read, key = '') =>
  unstable_cache(read, [tag, key], { tags: [tag] })()

/**
 * Forgets what pages read under these tags. Inside a request of the site that is done at once;
 * the worker asks the site over loopback. A site that is not running has nothing to forget.
 */
export async function forget(tags: string[]): Promise<void> {
  if (process.env.NEXT_RUNTIME) forgetHere(tags)
  else await askSiteToForget(tags).catch(unreachable)
}

export function forgetHere(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}

/** True when the signature was made with the site's own secret over exactly this body. */
export function mayForget(body: string, signature: string | null): boolean {
  const expected = Buffer.from(sign(body))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Throws a TypeError while the site does not listen. */
export async function askSiteToForget(tags: string[]): Promise<void> {
  const body = JSON.stringify({ tags })
  const response = await fetch(`${env.INTERNAL_URL}${FORGET_PATH}`, {
    method: 'POST',
    body,
    headers: { 'x-signature': sign(body) },
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`the site refused to forget: ${response.status}`)
}

function unreachable(error: unknown): void {
  if (!(error instanceof TypeError)) throw error
}

function sign(body: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`forget:${body}`).digest('hex')
}
