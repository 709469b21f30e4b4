export type Way = { from: string; to: string }

/** The redirects that lead somewhere: none of those that, one after another, come back to where they began. */
export function waysOut(ways: readonly Way[]): Way[] {
  const next = new Map(ways.map(({ from, to }) => [from, to]))
  return ways.filter(({ from }) => !comesBack(from, next))
}

function comesBack(from: string, next: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  for (let at: string | undefined = from; at !== undefined; at = next.get(at)) {
    if (seen.has(at)) return true
    seen.add(at)
  }
  return false
}
