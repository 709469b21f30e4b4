import { multiLine } from '@/platform/text/clean'

/** What pdfkit knows about the font that is chosen, and does not show. */
type WithFont = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } }

/** The text in signs that the chosen font has: another one becomes its plain letter, or else a question mark. */
export function toDrawableText(doc: PDFKit.PDFDocument, text: string): string {
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
