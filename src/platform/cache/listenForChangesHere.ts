import { env } from '@/platform/env'
import { listenForChanges } from './listenForChanges'
import { requestRevalidation } from './revalidate'

/**
 * Has the instance at this address, which is this very process, expire what any process changes. It asks itself over
 * loopback, since Next lets nothing expire outside a request. Also what changed before it started expires:
 * Next keeps that in memory only (docs/decisions/023).
 */
export function startChangeListener(self: string): void {
  const forever = new AbortController().signal
  listenForChanges({
    databaseUrl: env.DATABASE_URL,
    expire: tags => requestRevalidation(self, tags),
    warn: sentence => process.emitWarning(sentence),
    stop: forever,
  }).catch(error => process.emitWarning(`changes on other instances no longer arrive: ${error.name}`))
}
