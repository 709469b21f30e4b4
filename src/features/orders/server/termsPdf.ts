import { finishSheet, INK, newSheet, PAPER, type Sheet } from '@/features/billing/server/pdf/sheet'
import { heightOf, roomFor, rule, write } from '@/features/billing/server/pdf/writing'
import type { LegalPage } from '@/features/company/model/legal'
import { formatPlainDay } from '@/platform/time/day'

const SIZE = 9.5

/** A legal page on paper, as it goes with orders and invoices. The same page gives the same bytes. */
export async function termsPdf(page: LegalPage, company: string): Promise<Buffer> {
  const day = page.updated.slice(0, 10)
  const sheet = newSheet(page.title, company, new Date(`${day}T12:00:00Z`))
  const edition = `Versie ${page.version}, ${formatPlainDay(day)}`
  let y = write(sheet, 'P', company, { y: PAPER.top, font: 'bold', size: 11, color: INK.red })
  y = write(sheet, 'H1', page.title, { y: y + 6, font: 'heading', size: 26 })
  y = write(sheet, 'P', edition, { y: y + 2, size: 8.5, color: INK.soft })
  rule(sheet, y + 8, INK.ink, 1.5)
  y = writeParagraphs(sheet, page.intro, y + 20)
  page.sections.forEach(({ title, text }, index) => {
    y = writeSection(sheet, `${index + 1}. ${title}`, text, y + 8)
  })
  return finishSheet(sheet, `${page.title} van ${company}. ${edition}`)
}

/** A heading never stands alone at the foot of a page. */
function writeSection(sheet: Sheet, title: string, text: string, from: number): number {
  const heading = { font: 'bold', size: 12 } as const
  const room = heightOf(sheet, title, heading) + 2 * SIZE
  const y = roomFor(sheet, from, room)
  return writeParagraphs(sheet, text, write(sheet, 'H2', title, { ...heading, y }) + 3)
}

function writeParagraphs(sheet: Sheet, text: string, from: number): number {
  let y = from
  for (const paragraph of text.split(/\n+/).filter(each => each.trim())) {
    y = roomFor(sheet, y, Math.min(heightOf(sheet, paragraph, { size: SIZE }), 10 * SIZE))
    y = write(sheet, 'P', paragraph, { y, size: SIZE }) + 5
  }
  return y
}
