import { initialsOf } from '@/platform/text/format'
import { decorate, drawRule, INK, PAPER, type Sheet, write } from './sheet'

const HOLES = 22

type Head = { seller: string; title: string; number: string }

/** The same on every paper of the agency. Returns where it ends. */
export function writeHead(sheet: Sheet, { seller, title, number }: Head): number {
  tornEdge(sheet)
  brandMark(sheet, seller)
  write(sheet, 'P', seller, { x: PAPER.left + 36, y: 62, font: 'bold', size: 12 })
  const size = title.length > 14 ? 26 : 32
  write(sheet, 'H1', title, { y: 110 + (32 - size), width: 320, font: 'heading', size })
  const red = { x: 340, font: 'bold', size: 14, color: INK.red, align: 'right' } as const
  write(sheet, 'P', number, { ...red, y: 126 })
  drawRule(sheet, 154, INK.ink, 1.5)
  return 154
}

function tornEdge(sheet: Sheet): void {
  const step = (PAPER.right - PAPER.left) / (HOLES - 1)
  decorate(sheet, doc => {
    for (let hole = 0; hole < HOLES; hole++) doc.circle(PAPER.left + hole * step, 30, 3)
    doc.fill(INK.rule)
    doc.moveTo(PAPER.left, 44).lineTo(PAPER.right, 44).lineWidth(0.7).dash(3, { space: 3 }).stroke(INK.rule)
    doc.undash()
  })
}

function brandMark(sheet: Sheet, name: string): void {
  decorate(sheet, doc => {
    doc.save().rotate(-4, { origin: [PAPER.left + 13, 69] })
    doc.roundedRect(PAPER.left, 56, 26, 26, 3).lineWidth(1.4).stroke(INK.red)
    doc.font('heading').fontSize(12).fillColor(INK.red)
    doc.text(initialsOf(name), PAPER.left, 62, { width: 26, align: 'center' })
    doc.restore()
  })
}
