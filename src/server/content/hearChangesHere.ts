import { env } from '../env'
import { askToForget } from '../revalidate'
import { hearChanges } from './hearChanges'

/**
 * Has the instance at this address, which is this very process, forget what any process changes. It asks itself over
 * loopback, since Next lets nothing be forgotten outside a request. Also what changed before it started is forgotten:
 * Next remembers that in memory only (docs/decisions/023).
 */
export function hearChangesHere(self: string): void {
  const forever = new AbortController().signal
  hearChanges({
    databaseUrl: env.DATABASE_URL,
    forget: tags => askToForget(self, tags),
    say: sentence => process.emitWarning(sentence),
    stop: forever,
  }).catch(error => process.emitWarning(`changes on other instances are no longer heard: ${error.name}`))
}
