import { multiLine } from '@/platform/text/clean'
import { type Font, INK, PAPER, type Sheet } from './sheet'

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
  const said = choose(doc, text, place)
  const { x = PAPER.left, y, width = PAPER.right - x, align } = place
  // Figures of one width, so that amounts line up.
  const options: object = { width, align, features: align === 'right' ? ['tnum'] : undefined }
  parent.add(doc.struct(tag, tag === 'TH' ? HEAD : {}, () => doc.text(said, x, y, options)))
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

export function rule(sheet: Sheet, y: number, color: string = INK.rule, width = 0.7, x = PAPER.left): void {
  decorate(sheet, doc => doc.moveTo(x, y).lineTo(PAPER.right, y).lineWidth(width).stroke(color))
}

export function roomFor({ doc }: Sheet, y: number, height: number): number {
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
