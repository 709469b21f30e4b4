import path from 'node:path'
import * as fontkit from 'fontkit'
import PDFDocument from 'pdfkit'
import { multiLine } from '@/platform/text/format'
import { lazy } from '@/platform/text/lazy'

export type Sheet = { doc: PDFKit.PDFDocument; root: PDFKit.PDFStructureElement }

/** A4 in points. */
export const PAPER = { width: 595.28, height: 841.89, left: 56, right: 539.28, top: 56, bottom: 758 }

export const INK = {
  ink: '#1d1b17',
  soft: '#5a544a',
  rule: '#d9d1bf',
  red: '#c21f1a',
  blue: '#1d3f94',
  green: '#1f6b3a',
  yellow: '#fbeeb4',
} as const

type Font = 'text' | 'bold' | 'heading'

/** The site's fonts with every Latin letter, for names on invoices. */
const FONT_FILES: Record<Font, string> = {
  text: 'src/platform/pdf/fonts/instrument-sans-400.ttf',
  bold: 'src/platform/pdf/fonts/instrument-sans-700.ttf',
  heading: 'src/platform/pdf/fonts/bricolage-grotesque-800.ttf',
}

/** Parsed once: for each document again it took two thirds of the time. */
const openFonts = lazy(() =>
  Object.entries(FONT_FILES).map(([name, file]) => ({ name, font: openFont(file) })),
)

function openFont(file: string): PDFKit.Mixins.PDFFontSource {
  const font = fontkit.openSync(path.join(/*turbopackIgnore: true*/ process.cwd(), file)) as fontkit.Font
  // fontkit keeps each glyph as it first met it. One that it met as a part of another, such as the dots of a colon, would
  // have no character: an amount would read without its dot.
  for (const sign of [...font.characterSet].sort((one, other) => one - other)) font.glyphForCodePoint(sign)
  // pdfkit takes an open font; its types leave this out.
  return font as unknown as PDFKit.Mixins.PDFFontSource
}

/** Tagged for screen readers. */
export function newSheet(title: string, author: string, made: Date): Sheet {
  const doc = new PDFDocument({
    size: [PAPER.width, PAPER.height],
    margins: {
      top: PAPER.top,
      left: PAPER.left,
      right: PAPER.width - PAPER.right,
      bottom: PAPER.height - PAPER.bottom,
    },
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: made,
      ModDate: made,
    },
    // pdfkit opens a font of its own unless this is empty.
    font: '',
    pdfVersion: '1.7',
    lang: 'nl-NL',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
  })
  for (const { name, font } of openFonts()) doc.registerFont(name, font)
  doc.font('text')
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root }
}

export async function finishSheet({ doc, root }: Sheet, foot: string): Promise<Buffer> {
  const { start, count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page)
    writeFoot(doc, foot, `${page + 1} van ${count}`)
  }
  root.end()
  const parts: Buffer[] = []
  const ended = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject))
  doc.on('data', (part: Buffer) => parts.push(part))
  doc.end()
  await ended
  return Buffer.concat(parts)
}

function writeFoot(doc: PDFKit.PDFDocument, foot: string, page: string): void {
  const y = PAPER.bottom + 26
  doc.page.margins.bottom = 0
  doc.markContent('Artifact', { type: 'Pagination' })
  doc
    .moveTo(PAPER.left, y - 8)
    .lineTo(PAPER.right, y - 8)
    .lineWidth(0.5)
    .stroke(INK.rule)
  doc.font('text').fontSize(7.5).fillColor(INK.soft)
  doc.text(foot, PAPER.left, y, { width: PAPER.right - PAPER.left - 60 })
  doc.text(page, PAPER.right - 60, y, { width: 60, align: 'right' })
  doc.endMarkedContent()
}

type Place = {
  x?: number
  y: number
  width?: number
  align?: 'left' | 'right' | 'center'
  font?: Font
  size?: number
  color?: string
}

type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD'

/** Returns where the text ends. */
export function write(sheet: Sheet, tag: Tag, text: string, place: Place, parent = sheet.root): number {
  const { doc } = sheet
  const written = choose(doc, text, place)
  const { x = PAPER.left, y, width = PAPER.right - x, align } = place
  // Figures of one width, so that amounts line up.
  const options: object = { width, align, features: align === 'right' ? ['tnum'] : undefined }
  parent.add(doc.struct(tag, tag === 'TH' ? HEAD : {}, () => doc.text(written, x, y, options)))
  return doc.y
}

export function heightOf({ doc }: Sheet, text: string, place: Omit<Place, 'y'>): number {
  const { x = PAPER.left, width = PAPER.right - x } = place
  return doc.heightOfString(choose(doc, text, { ...place, y: 0 }), { width })
}

export function decorate({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => unknown): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw(doc)
  doc.endMarkedContent()
}

export function drawRule(
  sheet: Sheet,
  y: number,
  color: string = INK.rule,
  width = 0.7,
  x = PAPER.left,
): void {
  decorate(sheet, doc => doc.moveTo(x, y).lineTo(PAPER.right, y).lineWidth(width).stroke(color))
}

export function breakPageFor({ doc }: Sheet, y: number, height: number): number {
  if (y + height <= PAPER.bottom) return y
  doc.addPage()
  return PAPER.top
}

const HEAD = { scope: 'Column' } as object

function choose(doc: PDFKit.PDFDocument, text: string, place: Place): string {
  const { font = 'text', size = 9.5, color = INK.ink } = place
  doc.font(font).fontSize(size).fillColor(color)
  return toDrawableText(doc, text)
}

/** pdfkit's types leave this out. */
type WithFont = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } }

/** Characters that the font lacks become their plain letter or a question mark. */
function toDrawableText(doc: PDFKit.PDFDocument, text: string): string {
  const { font } = (doc as unknown as WithFont)._font
  const has = (sign: string) => sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  const signs = multiLine(text)
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/\p{Cf}/gu, '')
  return [...signs].map(sign => (has(sign) ? sign : plainly(sign, has))).join('')
}

function plainly(sign: string, has: (sign: string) => boolean): string {
  const letters = [...sign.normalize('NFKD').replace(/\p{M}/gu, '')]
  return letters.map(letter => (has(letter) ? letter : '?')).join('')
}
