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
  const headers = { 'content-type': 'application/json' }
  return fetchJson<T>(address, { method: 'POST', headers, body: JSON.stringify(content) })
}
