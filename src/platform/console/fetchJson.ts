import { UNKNOWN_ERROR } from '@/platform/payload/formatAdminErrors'

/** Null without a usable answer; the reason goes to the browser's console. */
export async function fetchJson<T>(address: string, init: RequestInit = {}): Promise<T | null> {
  try {
    const answer = await fetch(address, { credentials: 'same-origin', ...init })
    if (!answer.ok) throw new Error(`${address.split('?')[0]} answered ${answer.status}`)
    return (await answer.json()) as T
  } catch (error) {
    if (!init.signal?.aborted) reportError(error)
    return null
  }
}

export function postJson<T>(address: string, content: object = {}): Promise<T | null> {
  return fetchJson<T>(address, posted(content))
}

export type PostResult<T> =
  | { kind: 'done'; content: T }
  | { kind: 'refused'; message: string; content: unknown }

/** For endpoints whose refusals are shown. */
export async function postForResult<T>(address: string, content: object): Promise<PostResult<T>> {
  try {
    const answer = await fetch(address, { credentials: 'same-origin', ...posted(content) })
    const received = await answer.json()
    if (answer.ok) return { kind: 'done', content: received }
    return { kind: 'refused', message: received?.errors?.[0]?.message ?? UNKNOWN_ERROR, content: received }
  } catch (error) {
    reportError(error)
    return { kind: 'refused', message: UNKNOWN_ERROR, content: null }
  }
}

function posted(content: object): RequestInit {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(content) }
}
