// Works around: Next answers 500 to arguments of an action that it cannot read; here 400.
// Upstream: vercel/next.js#86945.
// Removal test: `unreadableActions` in tests/unit/platform/workarounds.test.ts.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Sent = { isReached: boolean }

/** Global, because Next keeps a copy of this module in each of its bundles. */
const PLACE = Symbol.for('webbureau.sentAction')
const place = globalThis as { [PLACE]?: AsyncLocalStorage<Sent> }
place[PLACE] ??= new AsyncLocalStorage()
const sentAction = place[PLACE]

export function markActionReached(): void {
  const sent = sentAction.getStore()
  if (sent) sent.isReached = true
}

export function withActionStatus(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  const sent: Sent = { isReached: false }
  if (!mayBeAction(request)) {
    answer()
    return
  }
  // Next writes the head itself and offers no hook before it.
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: never[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: never[]) =>
    writeHead(status === 500 && !sent.isReached ? 400 : status, ...rest)) as typeof response.writeHead
  sentAction.run(sent, answer)
}

function mayBeAction({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'POST' || url.startsWith('/api/')) return false
  return 'next-action' in headers || /^multipart\/form-data/i.test(headers['content-type'] ?? '')
}
