/** Asks the office for something. Null when no answer came that can be used; the reason goes to the console. */
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

/** Tells the office something, as JSON. */
export function postJson<T>(address: string, content: object = {}): Promise<T | null> {
  const headers = { 'content-type': 'application/json' }
  return fetchJson<T>(address, { method: 'POST', headers, body: JSON.stringify(content) })
}
