import { formatAmount } from '@/platform/money/euro'
import type { VatReading } from '@/platform/money/readings'
import type { Totals } from '@/platform/money/tax'
import { vatLabel } from '@/platform/money/vatLabel'
import { breakPageFor, drawRule, INK, PAPER, type Sheet, write } from './sheet'

const TOTALS_LEFT = 296
const TOTAL_ROW = 17
const TOTALS_HEIGHT = 67
/** Of a business the amount without VAT leads, and what is to be paid follows it. */
const BUSINESS_HEIGHT = 66
const SAVED = 12

type Summed = {
  totals: Pick<Totals, 'excl' | 'incl' | 'vatRates'>
  reading: VatReading
  /** Whose VAT it is where it is not ours. */
  country: string
  /** What they are the totals of, where there are more. */
  title?: string
  /** Beside larger ones. */
  isSmall?: boolean
}

/** Returns where they end. */
export function writeTotals(
  sheet: Sheet,
  { totals, reading, country, title, isSmall = false }: Summed,
  from: number,
): number {
  const { excl, incl, vatRates } = totals
  const leadsExcl = reading === 'excl'
  const titled = title ? TOTAL_ROW : 0
  const height =
    (leadsExcl ? BUSINESS_HEIGHT : TOTALS_HEIGHT) +
    vatRates.length * TOTAL_ROW +
    titled -
    (isSmall ? SAVED : 0)
  let y = breakPageFor(sheet, from, height)
  const end = y + height
  if (title) write(sheet, 'H2', title, { x: TOTALS_LEFT, y, font: 'bold', color: INK.red })
  y += titled
  if (leadsExcl) y = leadingTotal(sheet, 'Totaal excl. btw', excl, y, isSmall)
  else y = totalRow(sheet, 'Totaal excl. btw', formatAmount(excl), y)
  for (const each of vatRates) {
    const label = `${vatLabel(each, country)} over ${formatAmount(each.excl)}`
    y = totalRow(sheet, label, formatAmount(each.vat), y)
  }
  drawRule(sheet, y + 3, INK.ink, 1.5, TOTALS_LEFT)
  if (leadsExcl) totalRow(sheet, 'Totaal incl. btw', formatAmount(incl), y + 10, 'bold')
  else leadingTotal(sheet, 'Totaal incl. btw', incl, y + 10, isSmall)
  return end
}

function leadingTotal(sheet: Sheet, label: string, cents: number, y: number, isSmall: boolean): number {
  write(sheet, 'P', label, { x: TOTALS_LEFT, y: y + (isSmall ? 3 : 9), width: 100, font: 'bold' })
  const size = isSmall ? 14 : 22
  const large = { x: TOTALS_LEFT + 90, font: 'heading', size, align: 'right' } as const
  write(sheet, 'P', formatAmount(cents), { ...large, y })
  return y + 36 - (isSmall ? SAVED : 0)
}

function totalRow(sheet: Sheet, label: string, amount: string, y: number, font?: 'bold'): number {
  const color = font ? INK.ink : INK.soft
  write(sheet, 'P', label, { x: TOTALS_LEFT, y, width: 150, font, color })
  const width = PAPER.right - TOTALS_LEFT - 150
  write(sheet, 'P', amount, { x: TOTALS_LEFT + 150, y, width, font, align: 'right' })
  return y + TOTAL_ROW
}
