const PLACEHOLDER = /\{(\w+)\}/g

/** Letters of a misspelt name that are compared and repeated. */
const MAX_COMPARED = 40

export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const named = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  return [...new Set(named)].filter(name => !known.includes(name))
}

export function unknownPlaceholderMessage(typed: string, known: readonly string[]): string {
  const name = typed.slice(0, MAX_COMPARED)
  if (known.length === 0) return `Tussen accolades wordt hier niets ingevuld. Schrijf {${name}} voluit.`
  const [first, second, third] = closest(name, known).map(each => `{${each}}`)
  const offered = [first, second].filter(Boolean).join(', ') + (third ? ` of ${third}` : '')
  return `{${name}} bestaat niet. Bedoel je ${offered}? Alle namen staan bij Beloften en cijfers.`
}

function closest(name: string, known: readonly string[]): string[] {
  const typed = name.toLowerCase()
  return [...known]
    .map(each => ({ each, edits: editDistance(typed, each.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || a.each.localeCompare(b.each))
    .slice(0, 3)
    .map(({ each }) => each)
}

/** Levenshtein. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [done, letter] of [...from].entries()) {
    const next = [done + 1]
    for (const [index, other] of [...to].entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
