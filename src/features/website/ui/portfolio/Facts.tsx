import { PricePair } from '@/design-system/prices/PricePair'
import { euroReadings } from '@/platform/money/readings'
import { DEFAULT_VAT_RATE } from '@/platform/money/tax'
import type { PageText } from '../../model/pageTexts'
import { formatWeeks, type Story } from '../../model/projects'

type FactsProps = { story: Story; words: PageText<'portfolio'>['words']; short?: boolean }

/** What was asked and what it cost. Amounts are those of that job, not of today. */
export function Facts({ story, words, short = false }: FactsProps) {
  const { question, quoted, invoiced, weeks } = story
  const rows = [
    { label: words.question, text: short ? '' : question },
    { label: words.quoted, amount: quoted },
    { label: words.invoiced, amount: invoiced },
    { label: words.weeks, text: weeks === null ? '' : formatWeeks(weeks) },
  ].filter(({ text, amount }) => text || typeof amount === 'number')
  if (rows.length === 0) return null
  return (
    <dl className="facts" data-example-prices>
      {rows.map(({ label, text, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={typeof amount === 'number' ? 'text-pen' : undefined}>
            {typeof amount === 'number' ? <Amount cents={amount} /> : text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Amount({ cents }: { cents: number }) {
  return <PricePair parts={{ prefix: '', suffix: '', ...euroReadings(cents, DEFAULT_VAT_RATE) }} />
}
