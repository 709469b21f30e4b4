import { formatEuro } from '@/platform/money/euro'
import { VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { listed } from '@/platform/text/format'
import {
  choiceGroups,
  initialChoices,
  isItem,
  type PricedLine,
  paidRhythms,
  perRhythm,
  type QuoteTotals,
  type Rhythm,
} from '../model/quoteLines'

/** Where no VAT is reckoned, both readings are the same amount. */
export const hasVat = (totals: QuoteTotals) => paidRhythms(totals).some(each => totals[each].vat !== 0)

/** `eenmalig € 1.193, daarna € 19,50 per maand`, without the reading. */
function payText(totals: QuoteTotals, reading: VatReading): string {
  const paid = paidRhythms(totals)
  const textOf = (rhythm: Rhythm) => `${formatEuro(totals[rhythm][reading])} ${perRhythm(rhythm)}`.trim()
  const later = listed(paid.filter(each => each !== 'once').map(textOf))
  if (!paid.includes('once')) return later
  return later ? `eenmalig ${textOf('once')}, daarna ${later}` : `samen ${textOf('once')}`
}

/** With the reading behind it, on which no line begins. */
export const payTextWithVat = (totals: QuoteTotals, reading: VatReading) =>
  `${payText(totals, reading)} ${VAT_LABELS[reading]}`.replace(/ (incl|excl)\. btw$/, '\u00a0$1.\u00a0btw')

/** What of a form is a choice in these lines. A group without exactly one answer has the one it began with. */
export function knownChoices(lines: readonly PricedLine[], typed: readonly string[]): string[] {
  const chosen = new Set(typed)
  const begun = initialChoices(lines)
  const options = lines.filter(isItem).filter(each => each.choice === 'optional' && chosen.has(each.id))
  const answers = choiceGroups(lines).flatMap(({ items }) => {
    const found = items.filter(each => chosen.has(each.id))
    return found.length === 1 ? found : items.filter(each => begun.includes(each.id))
  })
  return [...options, ...answers].map(each => each.id)
}
