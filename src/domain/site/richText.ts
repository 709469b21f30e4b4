/** A node of formatted text, as far as the site reads it: a kind, words, and nodes within. */
export type RichTextNode = { type: string; tag?: string; text?: string; children?: RichTextNode[] }
export type RichText = { root: RichTextNode }

export type Heading = { id: string; text: string }

/** The chapters of a text: its second-level headings, each with the id that its link leads to. */
export function chaptersOf({ root }: RichText): Heading[] {
  return (root.children ?? [])
    .filter(node => node.type === 'heading' && node.tag === 'h2')
    .map(node => ({ id: headingId(textOf(node)), text: textOf(node) }))
}

export function textOf(node: RichTextNode): string {
  return node.text ?? (node.children ?? []).map(textOf).join('')
}

/** An id from words: lower case, without accents, joined with hyphens. */
export function headingId(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** Minutes that reading takes at 200 words a minute, at least one. */
export function readingMinutes({ root }: RichText): number {
  const words = wordsOf(root).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / 200))
}

const wordsOf = (node: RichTextNode): string => node.text ?? (node.children ?? []).map(wordsOf).join(' ')
