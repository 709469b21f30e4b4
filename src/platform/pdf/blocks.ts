import { breakPageFor, decorate, drawRule, heightOf, INK, PAPER, type Sheet, write } from './sheet'

const COLUMN_GAP = 18
const COLUMN_WIDTH = (PAPER.right - PAPER.left - 2 * COLUMN_GAP) / 3
const column = (n: number) => ({ x: PAPER.left + n * (COLUMN_WIDTH + COLUMN_GAP), width: COLUMN_WIDTH })

/** The first of the names is bold. */
export type Block = { label: string; names: string[]; small: string[] }
export type Fact = [label: string, answer: string]

/** Who it is for, who it is from, and the facts of the paper, beside each other. Returns where they end. */
export function writeColumns(
  sheet: Sheet,
  to: Block,
  from: Block,
  facts: readonly Fact[],
  y: number,
): number {
  const ends = [writeBlock(sheet, 0, y, to), writeBlock(sheet, 1, y, from), writeFacts(sheet, 2, y, facts)]
  return Math.max(...ends)
}

function writeBlock(sheet: Sheet, n: number, y: number, { label, names, small }: Block): number {
  const [first = '', ...others] = names
  let end = write(sheet, 'H2', label, { ...column(n), y, size: 8, color: INK.soft })
  end = write(sheet, 'P', first, { ...column(n), y: end + 2, font: 'bold' })
  end = write(sheet, 'P', others.join('\n'), { ...column(n), y: end })
  const rest = small.filter(Boolean).join('\n')
  return rest ? write(sheet, 'P', rest, { ...column(n), y: end + 5, size: 8, color: INK.soft }) : end
}

function writeFacts(sheet: Sheet, n: number, y: number, facts: readonly Fact[]): number {
  let end = y
  for (const [label, answer] of facts) {
    write(sheet, 'P', label, { ...column(n), y: end, size: 8, color: INK.soft })
    end = write(sheet, 'P', answer, { ...column(n), y: end + 11, font: 'bold' }) + 5
  }
  return end
}

/** Returns where the next row begins. */
export function writeAmountRow(sheet: Sheet, label: string, amount: string, above: number): number {
  const y = breakPageFor(sheet, above, 24)
  write(sheet, 'P', label, { y, width: 320 })
  write(sheet, 'P', amount, { x: 400, y, width: PAPER.right - 400, align: 'right', color: INK.blue })
  drawRule(sheet, y + 18)
  return y + 24
}

const EDGE = 14

/** What the reader has to do. Returns where it ends. */
export function writeBox(sheet: Sheet, words: { heading: string; text: string }, from: number): number {
  const text = { x: PAPER.left + EDGE, width: PAPER.right - PAPER.left - 2 * EDGE }
  const height = heightOf(sheet, words.text, text) + 2 * EDGE + 18
  const y = breakPageFor(sheet, from, height)
  decorate(sheet, doc => doc.rect(PAPER.left, y, PAPER.right - PAPER.left, height).fill(INK.yellow))
  write(sheet, 'H2', words.heading, { ...text, y: y + EDGE, font: 'bold', size: 12 })
  write(sheet, 'P', words.text, { ...text, y: y + EDGE + 18 })
  return y + height
}
