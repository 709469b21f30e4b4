export type RedirectRule = { from: string; to: string }

/** The redirects that lead somewhere: none of those that, one after another, come back to where they began. */
export function withoutLoops(ways: readonly RedirectRule[]): RedirectRule[] {
  const next = new Map(ways.map(({ from, to }) => [from, to]))
  return ways.filter(({ from }) => !isLoop(from, next))
}

function isLoop(from: string, next: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  for (let at: string | undefined = from; at !== undefined; at = next.get(at)) {
    if (seen.has(at)) return true
    seen.add(at)
  }
  return false
}
