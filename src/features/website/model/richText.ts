import type { Image } from '@/platform/media/images'
import { slugify } from '@/platform/text/format'

export type RichTextNode = {
  type: string
  tag?: string
  text?: string
  children?: RichTextNode[]
  /** Of a picture: its id, its texts in this article, and the picture once it is read. */
  value?: unknown
  fields?: { caption?: string | null; alt?: string | null }
  picture?: Image
}
export type RichText = { root: RichTextNode }

type Heading = { id: string; text: string }

export function chaptersOf(text: RichText): Heading[] {
  return [...headingIds(text)]
    .filter(([heading]) => heading.tag === 'h2')
    .map(([heading, id]) => ({ id, text: headingText(heading) }))
}

/** Unique; no other id of the page begins with `deel-`. */
export function headingIds({ root }: RichText): Map<RichTextNode, string> {
  const headings = (root.children ?? []).filter(node => node.type === 'heading')
  const ids = new Map<RichTextNode, string>()
  for (const heading of headings)
    ids.set(heading, uniqueId([...ids.values()], toHeadingId(headingText(heading))))
  return ids
}

function uniqueId(taken: string[], id: string): string {
  if (!taken.includes(id)) return id
  for (let next = 2; ; next++) if (!taken.includes(`${id}-${next}`)) return `${id}-${next}`
}

const toHeadingId = (words: string) => ['deel', slugify(words)].filter(Boolean).join('-')

function headingText(node: RichTextNode): string {
  return node.text ?? (node.children ?? []).map(headingText).join('')
}

/** At 200 words a minute, at least one. */
export function readingMinutes({ root }: RichText): number {
  const words = plainText(root).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / 200))
}

const plainText = (node: RichTextNode): string => node.text ?? (node.children ?? []).map(plainText).join(' ')

export function pictureIds({ root }: RichText): string[] {
  return [...new Set(pictureNodes(root).map(({ value }) => String(value)))]
}

const pictureNodes = (node: RichTextNode): RichTextNode[] =>
  node.type === 'upload' ? [node] : (node.children ?? []).flatMap(pictureNodes)

/** Drops pictures that no longer exist. */
export function withPictures({ root }: RichText, pictures: ReadonlyMap<string, Image>): RichText {
  return { root: nodeWithPictures(root, pictures) }
}

function nodeWithPictures(node: RichTextNode, pictures: ReadonlyMap<string, Image>): RichTextNode {
  if (node.type === 'upload') {
    const picture = pictures.get(String(node.value))
    return picture ? { ...node, picture: { ...picture, alt: node.fields?.alt || picture.alt } } : node
  }
  if (!node.children) return node
  const within = node.children.map(each => nodeWithPictures(each, pictures))
  return { ...node, children: within.filter(each => each.type !== 'upload' || each.picture) }
}
