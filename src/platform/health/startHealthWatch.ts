import { setTimeout as pause } from 'node:timers/promises'
import { env } from '@/platform/env'
import { internalHeaders } from '@/platform/http/internalRequest'

const WATCH_EVERY_MS = 30_000
const ASKED_MS = 30_000

/** Calls itself over loopback, as the listener for changes does: Payload is loaded once, by what serves requests. */
export async function startHealthWatch(self: string): Promise<never> {
  for (;;) {
    await pause(WATCH_EVERY_MS, null, { ref: false })
    await watchOnce(self).catch(error => process.emitWarning(`the health was not watched: ${error.name}`))
  }
}

async function watchOnce(self: string): Promise<void> {
  const response = await fetch(`${self}/intern/toestand`, {
    ...{ method: 'POST', headers: internalHeaders('', env.PAYLOAD_SECRET) },
    signal: AbortSignal.timeout(ASKED_MS),
  })
  if (!response.ok) throw new Error(`the site answered ${response.status}`)
}
