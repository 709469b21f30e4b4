'use client'

import { isAbroad } from '@/features/tax/model/countries'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { isItem, type PricedItem, quoteTotals, RHYTHMS, type Rhythm } from '../model/quoteLines'
import { readingOf, useEditor } from './editorContext'

/** Bought unless the customer chooses otherwise. */
export const isSetOn = ({ choice, isOn }: PricedItem) => choice === 'fixed' || isOn

const ALL = [
  { label: 'Zonder opties', has: (item: PricedItem) => item.choice !== 'optional' && isSetOn(item) },
  { label: 'Zoals je het klaarzet', has: isSetOn },
  { label: 'Met alle opties', has: (item: PricedItem) => item.choice === 'optional' || isSetOn(item) },
]

const ONLY = [{ label: 'Totaal', has: isSetOn }]

export function QuoteTotals() {
  const { draft, lines } = useEditor()
  const items = lines.filter(isItem)
  const reading = readingOf(draft.prospect)
  const variants = (items.some(each => each.choice === 'optional') ? ALL : ONLY).map(({ label, has }) => ({
    label,
    totals: quoteTotals(items.filter(has)),
  }))
  const isUsed = (rhythm: Rhythm) => rhythm === 'once' || items.some(each => each.rhythm === rhythm)
  return (
    <section className="quote-slip" aria-labelledby="quote-totals">
      <h2 id="quote-totals">Totaal {VAT_LABELS[reading]}</h2>
      <table className="quote-totals">
        {RHYTHMS.filter(each => isUsed(each.value)).map(({ value, label }) => (
          <tbody key={value}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {label}
              </th>
            </tr>
            {variants.map(variant => (
              <tr key={variant.label}>
                <th scope="row">{variant.label}</th>
                <td className="admin-number">{formatAmount(variant.totals[value][reading])}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {isAbroad(draft.prospect.country) && (
        <p>De btw volgt uit land, btw-nummer en wat je bij elke regel koos.</p>
      )}
      {draft.lines.some(each => isItem(each) && each.unitPrice === null) && (
        <p>Een regel zonder prijs telt als nul.</p>
      )}
    </section>
  )
}
