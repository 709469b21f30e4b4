import { breakPageFor, heightOf, type Sheet, write } from './sheet'

const SIZE = 9.5

/** A heading never stands alone at the foot of a page. Returns where it ends. */
export function writeSection(sheet: Sheet, title: string, text: string, from: number): number {
  const heading = { font: 'bold', size: 12 } as const
  const room = heightOf(sheet, title, heading) + 2 * SIZE
  const y = breakPageFor(sheet, from, room)
  return writeParagraphs(sheet, text, write(sheet, 'H2', title, { ...heading, y }) + 3)
}

export function writeParagraphs(sheet: Sheet, text: string, from: number): number {
  let y = from
  for (const paragraph of text.split(/\n+/).filter(each => each.trim())) {
    y = breakPageFor(sheet, y, Math.min(heightOf(sheet, paragraph, { size: SIZE }), 10 * SIZE))
    y = write(sheet, 'P', paragraph, { y, size: SIZE }) + 5
  }
  return y
}
