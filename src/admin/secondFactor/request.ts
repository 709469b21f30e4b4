import { UNKNOWN_FAULT } from '@/server/sayWhy'

export type Said<T> = { kind: 'done'; content: T } | { kind: 'refused'; message: string; content: unknown }

/** Sends JSON to the office. Why it was refused is said as the server says it. */
export async function request<T>(address: string, content: object): Promise<Said<T>> {
  try {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(address, {
      ...{ method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify(content) },
    })
    const said = await answer.json()
    if (answer.ok) return { kind: 'done', content: said }
    return { kind: 'refused', message: said?.errors?.[0]?.message ?? UNKNOWN_FAULT, content: said }
  } catch (error) {
    reportError(error)
    return { kind: 'refused', message: UNKNOWN_FAULT, content: null }
  }
}
