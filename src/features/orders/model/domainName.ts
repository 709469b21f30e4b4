/** The endings that the agency registers. A name with another one can be brought along, not bought. */
export const DOMAIN_ENDINGS = ['nl', 'com', 'eu', 'be', 'org', 'net'] as const

export const NO_DOMAIN_NAME = 'Vul een geldige domeinnaam in, zoals jouwbedrijf.nl.'

/** Endings that mean something inside a network only. */
const INTERNAL_ENDINGS = new Set(
  'localhost local localdomain internal intranet private lan home corp arpa test invalid onion'.split(' '),
)

const MAX_TYPED_LENGTH = 300
const MAX_NAME_LENGTH = 253
const LABEL = /^(?!..--)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$|^xn--[a-z0-9-]{0,58}[a-z0-9]$/
const LAST_LABEL = /^[a-z]{2,63}$|^xn--/

type DomainName = { label: string; ending: string | null }

/** The name in what somebody typed or pasted (`https://www.Jansen.nl/contact`); null when there is none to register. */
export function parseDomainName(typed: string): DomainName | null {
  if (typed.length > MAX_TYPED_LENGTH) return null
  const labels = hostIn(typed).split('.')
  const last = labels.at(-1) ?? ''
  if (!labels.every(label => LABEL.test(label)) || labels.join('.').length > MAX_NAME_LENGTH) return null
  if (INTERNAL_ENDINGS.has(last)) return null
  if (labels.length === 1) return { label: last, ending: null }
  return LAST_LABEL.test(last) ? split(labels, last) : null
}

export function domainNamesFor(typed: string): string[] {
  const name = parseDomainName(typed)
  if (!name) return []
  const endings = [...DOMAIN_ENDINGS].sort(
    (one, other) => Number(other === name.ending) - Number(one === name.ending),
  )
  return endings.map(ending => `${name.label}.${ending}`)
}

/** `jansen.nl` as it is kept; null without an ending, or for what is no name. */
export function normaliseDomainName(typed: string): string | null {
  const name = parseDomainName(typed)
  return name?.ending ? `${name.label}.${name.ending}` : null
}

export function isOfferedDomain(name: string): boolean {
  return isOfferedEnding(parseDomainName(name)?.ending ?? null)
}

function isOfferedEnding(ending: string | null): boolean {
  return (DOMAIN_ENDINGS as readonly (string | null)[]).includes(ending)
}

function hostIn(typed: string): string {
  return typed
    .replace(/\s/g, '')
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '')
    .replace(/^www\.(?=.)/, '')
}

/** Under an ending of ours only the last two labels are registered; elsewhere an ending may have two (`co.uk`). */
function split(labels: string[], last: string): DomainName {
  if (isOfferedEnding(last)) return { label: labels.at(-2) ?? '', ending: last }
  return { label: labels[0] ?? '', ending: labels.slice(1).join('.') }
}
