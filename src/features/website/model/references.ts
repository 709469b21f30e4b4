export type ReferenceTarget = { id?: string; links?: readonly string[] }

export function refersTo(value: unknown, sought: ReferenceTarget): boolean {
  if (typeof value === 'string')
    return value === sought.id || (sought.links ?? []).some(link => linksTo(value, link))
  if (Array.isArray(value)) return value.some(each => refersTo(each, sought))
  if (value && typeof value === 'object') return Object.values(value).some(each => refersTo(each, sought))
  return false
}

/** As a whole, not as part of a longer address. */
function linksTo(text: string, link: string): boolean {
  for (let at = text.indexOf(link); at >= 0; at = text.indexOf(link, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + link.length]]
    if (!/[\w/-]/.test(before) && !/[\w/-]/.test(after)) return true
  }
  return false
}

const MAX_NAMED = 4

/** No colon: Payload makes a list of what follows one. */
export function inUseMessage(what: string, places: readonly string[]): string {
  const left = places.length - MAX_NAMED
  const named = places.slice(0, MAX_NAMED)
  const all = left > 0 ? [...named, left === 1 ? 'nog één plek' : `nog ${left} plekken`] : named
  const list = all.length > 1 ? `${all.slice(0, -1).join(', ')} en ${all.at(-1)}` : all.join('')
  return `${what} is nog in gebruik bij ${list}. Haal het daar eerst weg.`
}
