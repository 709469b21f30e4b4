/** A node of formatted text, as far as the site reads it: a kind, words, and nodes within. */
export type RichTextNode = { type: string; tag?: string; text?: string; children?: RichTextNode[] }
export type RichText = { root: RichTextNode }

export type Heading = { id: string; text: string }

/** The chapters of a text: its second-level headings, each with the id that its link leads to. */
export function chaptersOf(text: RichText): Heading[] {
  return [...headingIds(text)]
    .filter(([heading]) => heading.tag === 'h2')
    .map(([heading, id]) => ({ id, text: wordsIn(heading) }))
}

/** The id of each heading, in order: its words after `deel-`, which no id of the page begins with, and none twice. */
export function headingIds({ root }: RichText): Map<RichTextNode, string> {
  const headings = (root.children ?? []).filter(node => node.type === 'heading')
  const ids = new Map<RichTextNode, string>()
  for (const heading of headings) ids.set(heading, unlike([...ids.values()], idOf(wordsIn(heading))))
  return ids
}

function unlike(taken: string[], id: string): string {
  if (!taken.includes(id)) return id
  for (let next = 2; ; next++) if (!taken.includes(`${id}-${next}`)) return `${id}-${next}`
}

/** Lower case, without accents, joined with hyphens. */
function idOf(words: string): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return ['deel', ...plain.split(/[^a-z0-9]+/)].filter(Boolean).join('-')
}

function wordsIn(node: RichTextNode): string {
  return node.text ?? (node.children ?? []).map(wordsIn).join('')
}

/** Minutes that reading takes at 200 words a minute, at least one. */
export function readingMinutes({ root }: RichText): number {
  const words = wordsOf(root).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / 200))
}

const wordsOf = (node: RichTextNode): string => node.text ?? (node.children ?? []).map(wordsOf).join(' ')
