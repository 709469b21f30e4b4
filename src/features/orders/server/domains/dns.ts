import { Resolver } from 'node:dns/promises'
import type { DomainAnswer } from '../../model/domain'
import { type DomainLookup, LOOKUP_TIMEOUT_MS } from './DomainLookup'

const TRIES = 2

/**
 * Asks DNS whether a name is delegated: then it is taken. A name that DNS does not know may still be registered,
 * so it is never more than perhaps free. `server` is `address:port`, without it the machine's own are asked.
 */
export function dnsLookup(server?: string): DomainLookup {
  return {
    check: async name => {
      const resolver = new Resolver({ timeout: LOOKUP_TIMEOUT_MS / TRIES, tries: TRIES })
      if (server) resolver.setServers([server])
      const patience = setTimeout(() => resolver.cancel(), LOOKUP_TIMEOUT_MS)
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
