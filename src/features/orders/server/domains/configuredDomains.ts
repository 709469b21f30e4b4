import { env } from '@/platform/env'
import type { DomainPort } from './DomainPort'
import { dnsDomains } from './dnsDomains'
import { rdapDomains } from './rdapDomains'

/** Its registry forbids look-ups by programs: this ending is asked over DNS, whatever is set. */
const NEVER_OVER_RDAP = 'nl'

/** Asks the registry for these endings, and DNS for every other. */
export function byEnding(endings: string[], registry: DomainPort, dns: DomainPort): DomainPort {
  const overRdap = new Set(endings.filter(ending => ending !== NEVER_OVER_RDAP))
  return { check: name => (overRdap.has(name.split('.').at(-1) ?? '') ? registry : dns).check(name) }
}

export const configuredDomains = byEnding(
  env.RDAP_TLDS,
  rdapDomains(env.RDAP_BOOTSTRAP_URL),
  dnsDomains(env.DNS_SERVER),
)
