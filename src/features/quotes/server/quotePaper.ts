import { nameLines, type Party, registered } from '@/features/billing/model/invoice'
import { type CustomerKind, readingFor } from '@/features/customers/model/customer'
import { withdrawalText } from '@/features/orders/model/withdrawalForm'
import { countryLine } from '@/features/tax/model/countries'
import { taxNotes } from '@/features/tax/model/taxNotes'
import { env } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { otherReading, VAT_LABELS, type VatReading } from '@/platform/money/readings'
import type { Totals } from '@/platform/money/tax'
import { type Block, type Fact, writeAmountRow } from '@/platform/pdf/blocks'
import { writeParagraphs, writeSection } from '@/platform/pdf/paragraphs'
import { breakPageFor, type Sheet } from '@/platform/pdf/sheet'
import { writeTotals } from '@/platform/pdf/totals'
import { boxWords, type Evidence, isAskedAtOnce } from '../model/acceptance'
import { type Edition, OWN_REFERENCE, textLabel } from '../model/quote'
import {
  chosenItems,
  isItem,
  type PricedItem,
  type PricedLine,
  paidRhythms,
  type QuoteTotals,
  RHYTHMS,
} from '../model/quoteLines'
import {
  type Instalment,
  instalmentName,
  RECURRING_START,
  SCHEDULE_TITLE,
  splitTotals,
} from '../model/schedule'
import { lastDayToWithdraw } from '../model/withdrawal'

export const SECTION_GAP = 16

/** `OF2026-0001, versie 2` */
export const editionName = ({ number, edition }: Edition) =>
  edition > 1 ? `${number}, versie ${edition}` : number

export const footOf = (title: string, { seller }: Edition) =>
  `${title} van ${seller.name}, ${seller.address}, ${seller.zipcode} ${seller.city}`

export function boughtItems({ number, lines }: Edition, choices: readonly string[]): PricedItem[] {
  const items = chosenItems(lines, choices)
  if (!items) throw new Error(`these choices are none of quote ${number}`)
  return items
}

export const referenceFact = (reference: string): Fact[] => (reference ? [[OWN_REFERENCE, reference]] : [])

type Buyer = Omit<Party, 'email'> & { kind: CustomerKind }

export const toBlock = (buyer: Buyer): Block => ({
  ...{ label: 'Aan', names: nameLines(buyer), small: registered(buyer) },
})

export const fromBlock = (seller: Party): Block => ({
  ...{ label: 'Van', names: nameLines(seller), small: [...registered(seller), seller.email] },
})

type Summed = { totals: QuoteTotals; items: readonly PricedItem[]; buyer: Buyer; seller: Party }

/** Of every rhythm in which something is paid, and what the law asks to say of their VAT. */
export function writeQuoteTotals(
  sheet: Sheet,
  { totals, items, buyer, seller }: Summed,
  from: number,
): number {
  const paid = paidRhythms(totals)
  const shared = { reading: readingFor(buyer.kind), country: countryLine(buyer.country) }
  let y = from
  for (const { value, label } of RHYTHMS.filter(each => paid.includes(each.value))) {
    const title = paid.join() === 'once' ? undefined : label
    y = writeTotals(sheet, { ...shared, totals: totals[value], title, isSmall: value !== paid[0] }, y + 14)
  }
  return writeText(sheet, taxNotes(items, { buyer, seller }).join('\n'), y, 10)
}

type Paid = { totals: QuoteTotals; schedule: readonly Instalment[]; reading: VatReading }

export function writePayments(sheet: Sheet, { totals, schedule, reading }: Paid, from: number): number {
  const paid = paidRhythms(totals)
  let y = writeSection(
    sheet,
    SCHEDULE_TITLE,
    '',
    breakPageFor(sheet, from + SECTION_GAP, 30 + schedule.length * 26),
  )
  if (paid.includes('once'))
    splitTotals(totals.once, schedule).forEach((part, at) => {
      const instalment = schedule[at]
      if (instalment) y = writeAmountRow(sheet, ...instalmentRow(instalment, part, reading), y + 2)
    })
  const recurs = paid.some(rhythm => rhythm !== 'once')
  return recurs ? writeParagraphs(sheet, RECURRING_START, y + 2) : y
}

export const hasChoices = (lines: readonly PricedLine[]) =>
  lines.filter(isItem).some(each => each.choice !== 'fixed')

function instalmentRow(instalment: Instalment, part: Totals, reading: VatReading): [string, string] {
  const other = otherReading(reading)
  const aside = part.vat === 0 ? '' : ` (${formatAmount(part[other])} ${VAT_LABELS[other]})`
  return [`${instalmentName(instalment)}${aside}`, `${formatAmount(part[reading])} ${VAT_LABELS[reading]}`]
}

export type PaperText = [title: string, text: string]

export const workTexts = ({ texts }: Edition): PaperText[] => [
  [textLabel('needs'), texts.needs],
  [textLabel('planning'), texts.planning],
]

/** What staff left empty takes no room. */
export function writeText(sheet: Sheet, text: string, above: number, gap: number): number {
  return text.trim() ? writeParagraphs(sheet, text, above + gap) : above
}

/** A section that staff left empty is not there. */
export function writeTexts(sheet: Sheet, sections: readonly PaperText[], from: number): number {
  let y = from
  for (const [title, text] of sections)
    if (text.trim()) y = writeSection(sheet, title, text, y + SECTION_GAP - 5)
  return y
}

type Recipient = Parameters<typeof withdrawalText>[0]

/** In the words of every order of a private person; a business has no days to withdraw. */
export function withdrawalWords(edition: Edition, evidence: Evidence, recipient: Recipient): string[] {
  if (evidence.customer.kind !== 'private') return []
  return withdrawalText(recipient, {
    isAtOnce: isAskedAtOnce(evidence, boxWords(edition)),
    lastDay: lastDayToWithdraw(evidence),
    site: env.SITE_URL,
  })
}
