import { env } from '@/platform/env'
import type { DomainLookup } from './DomainLookup'
import { dnsLookup } from './dns'
import { rdapLookup } from './rdap'

/** Its registry forbids look-ups by programs: this ending is asked over DNS, whatever is set. */
const NEVER_OVER_RDAP = 'nl'

/** Asks the registry for these endings, and DNS for every other. */
export function byEnding(endings: string[], registry: DomainLookup, dns: DomainLookup): DomainLookup {
  const overRdap = new Set(endings.filter(ending => ending !== NEVER_OVER_RDAP))
  return { check: name => (overRdap.has(name.split('.').at(-1) ?? '') ? registry : dns).check(name) }
}

export const configuredDomainLookup = byEnding(
  env.RDAP_TLDS,
  rdapLookup(env.RDAP_BOOTSTRAP_URL),
  dnsLookup(env.DNS_SERVER),
)
