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

export type FetchLayer = (send: typeof fetch) => typeof fetch

/** Saves wait for each other during a log-in, and a log-in may need a proof of work. */
const ORDER = ['saves', 'session', 'proof'] as const

type Installed = { name: (typeof ORDER)[number]; layer: FetchLayer }

const installed: Installed[] = []
let network: typeof fetch | null = null
let outermost: typeof fetch

/** Returns how to take it out. Of two with one name the last one counts. */
export function installLayer(name: Installed['name'], layer: FetchLayer): () => void {
  const own: Installed = { name, layer }
  installed.push(own)
  compose()
  return () => {
    installed.splice(installed.indexOf(own), 1)
    compose()
  }
}

/** Replaces `window.fetch` once, so that what others wrap around it stays. */
function compose(): void {
  if (!network) {
    const before = window.fetch
    network = (...args) => before.apply(window, args)
    window.fetch = (...args) => outermost(...args)
  }
  outermost = ORDER.reduceRight<typeof fetch>((send, name) => {
    const found = installed.findLast(each => each.name === name)
    return found ? found.layer(send) : send
  }, network)
}
