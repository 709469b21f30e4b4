import { UNKNOWN_ERROR } from '@/platform/payload/sayWhy'

export type PostResult<T> =
  | { kind: 'done'; content: T }
  | { kind: 'refused'; message: string; content: unknown }

/** Sends JSON to the office. Why it was refused is said as the server says it. */
export async function postJson<T>(address: string, content: object): Promise<PostResult<T>> {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(address, {
      ...{ method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify(content) },
    })
    const received = await answer.json()
    if (answer.ok) return { kind: 'done', content: received }
    return { kind: 'refused', message: received?.errors?.[0]?.message ?? UNKNOWN_ERROR, content: received }
  } catch (error) {
    reportError(error)
    return { kind: 'refused', message: UNKNOWN_ERROR, content: null }
  }
}
