import path from 'node:path'
import PDFDocument from 'pdfkit'

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

export type Font = 'text' | 'bold' | 'heading'

/** The site's fonts with every Latin letter, for names on invoices. */
const FONT_FILES: Record<Font, string> = {
  text: path.join(process.cwd(), 'src/platform/pdf/fonts/instrument-sans-400.ttf'),
  bold: path.join(process.cwd(), 'src/platform/pdf/fonts/instrument-sans-700.ttf'),
  heading: path.join(process.cwd(), 'src/platform/pdf/fonts/bricolage-grotesque-800.ttf'),
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
    font: FONT_FILES.text,
    pdfVersion: '1.7',
    lang: 'nl-NL',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
  })
  for (const [name, file] of Object.entries(FONT_FILES)) doc.registerFont(name, file)
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
