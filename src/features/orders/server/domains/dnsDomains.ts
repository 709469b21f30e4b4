import { Resolver } from 'node:dns/promises'
import type { DomainAnswer } from '../../model/domainAnswers'
import { type DomainPort, LOOK_UP_MS } from './DomainPort'

const TRIES = 2

/**
 * Asks DNS whether a name is delegated: then it is taken. A name that DNS does not know may still be registered,
 * so it is never more than perhaps free. `server` is `address:port`, without it the machine's own are asked.
 */
export function dnsDomains(server?: string): DomainPort {
  return {
    check: async name => {
      const resolver = new Resolver({ timeout: LOOK_UP_MS / TRIES, tries: TRIES })
      if (server) resolver.setServers([server])
      const patience = setTimeout(() => resolver.cancel(), LOOK_UP_MS)
      const asked = await Promise.allSettled([resolver.resolveNs(name), resolver.resolveSoa(name)])
      clearTimeout(patience)
      return answerOf(asked)
    },
  }
}

function answerOf(asked: PromiseSettledResult<unknown>[]): DomainAnswer {
  if (asked.some(each => each.status === 'fulfilled')) return 'taken'
  return asked.every(isNoSuchName) ? 'maybe' : 'unknown'
}

function isNoSuchName(each: PromiseSettledResult<unknown>): boolean {
  return each.status === 'rejected' && each.reason.code === 'ENOTFOUND'
}
