import { formatAmount } from '@/platform/money/euro'
import { labelIn } from '@/platform/text/format'
import { duration } from '@/platform/time/deadline'
import { LEAD_COLUMNS } from '../model/leadColumns'
import type { MonthStats } from '../model/monthStats'
import { PROMISE_FIGURES, type PromiseFigures, REQUEST_SOURCES } from '../model/quotePromise'
import { CONSOLE_API } from './consoleAddress'

type QuotePromiseProps = Pick<MonthStats, 'month' | 'promise' | 'responseTime'> & { monthName: string }

/** What became of who asked for a quote in the month, beside what the site promises. */
export function QuotePromise({
  month,
  monthName,
  promise: { total, sources },
  responseTime,
}: QuotePromiseProps) {
  if (total.requests === 0) return <p>In {monthName} vroeg niemand om een offerte.</p>
  return (
    <section aria-labelledby="leads-belofte">
      <h3 id="leads-belofte">Offerte {responseTime}: zo ging het</h3>
      <dl className="lead-figures">
        {figuresOf(total).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="admin-number">{value}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>Per bron</summary>
        <div className="console-scroll">
          <table className="lead-month-table">
            <caption className="console-unseen">
              Offertes naar wie er in {monthName} om vroeg, per bron
            </caption>
            <thead>
              <tr>
                <th scope="col">{labelIn(LEAD_COLUMNS, 'source')}</th>
                {figuresOf(total).map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sources
                .filter(({ figures }) => figures.requests > 0)
                .map(({ source, figures }) => (
                  <tr key={source}>
                    <th scope="row">{labelIn(REQUEST_SOURCES, source)}</th>
                    {figuresOf(figures).map(({ label, value }) => (
                      <td key={label}>{value}</td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      </details>
      <p>
        Dagen waarop we dicht zijn tellen niet mee, en wat een robot stuurde ook niet.{' '}
        <a href={`${CONSOLE_API}/month.csv?month=${month}`}>Download deze cijfers</a>
      </p>
    </section>
  )
}

const NOTHING_YET = 'nog niets'

const waited = (ms: number | null, none: string) => (ms === null ? none : duration(ms))

function figuresOf(figures: PromiseFigures) {
  const { requests, quotes, accepted, once, yearly, medianMs, keptShare, openMs } = figures
  return [
    { label: PROMISE_FIGURES.requests, value: String(requests) },
    { label: PROMISE_FIGURES.quotes, value: String(quotes) },
    { label: PROMISE_FIGURES.accepted, value: String(accepted) },
    { label: PROMISE_FIGURES.once, value: formatAmount(once) },
    { label: PROMISE_FIGURES.yearly, value: formatAmount(yearly) },
    { label: PROMISE_FIGURES.medianMs, value: waited(medianMs, NOTHING_YET) },
    { label: PROMISE_FIGURES.keptShare, value: keptShare === null ? NOTHING_YET : `${keptShare}%` },
    { label: PROMISE_FIGURES.openMs, value: waited(openMs, 'niemand') },
  ]
}
