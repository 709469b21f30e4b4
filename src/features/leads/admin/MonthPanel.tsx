import { LoadFailure } from '@/platform/console/ListStates'
import { duration } from '@/platform/time/deadline'
import { LEAD_CHANNELS } from '../model/inbox'
import type { MonthStats } from '../model/monthStats'
import { MonthLinks } from './LeadFilters'
import { QuotePromise } from './QuotePromise'

const name = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

type MonthPanelProps = { month: string; thisMonth: string; picture: MonthStats | null }

export function MonthPanel({ month, thisMonth, picture }: MonthPanelProps) {
  const monthName = name.format(new Date(`${month}-01T00:00:00Z`))
  return (
    <section className="lead-panel" aria-labelledby="leads-maand">
      <header className="lead-month">
        <h2 id="leads-maand">Leads in {monthName}</h2>
        <MonthLinks month={month} thisMonth={thisMonth} />
      </header>
      {picture ? <MonthFigures {...{ picture, monthName }} /> : <LoadFailure />}
    </section>
  )
}

type MonthPictureProps = { picture: MonthStats; monthName: string }

function MonthFigures({ picture, monthName }: MonthPictureProps) {
  const { month, days, answered, medianMs, worstMs, promise, responseTime } = picture
  const total = days.reduce((sum, { leads }) => sum + totalOf(leads), 0)
  const figures = [
    { label: 'Leads', value: String(total) },
    { label: 'Beantwoord', value: String(answered) },
    { label: 'Helft beantwoord binnen', value: medianMs === null ? 'nog niets' : duration(medianMs) },
    { label: 'Langst gewacht', value: worstMs === null ? 'nog niets' : duration(worstMs) },
  ]
  return (
    <>
      <dl className="lead-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="admin-number">{value}</dd>
          </div>
        ))}
      </dl>
      {total === 0 ? (
        <p>In {monthName} kwam niets binnen.</p>
      ) : (
        <MonthBars
          days={days}
          label={`${total} leads in ${monthName}, per dag. De cijfers staan in de tabel.`}
        />
      )}
      <ul className="lead-legend">
        {LEAD_CHANNELS.map(({ value, label }) => (
          <li key={value} data-channel={value}>
            {label}
          </li>
        ))}
      </ul>
      <details>
        <summary>Cijfers als tabel</summary>
        <MonthTable days={days} caption={`Leads per dag in ${monthName}`} />
      </details>
      <QuotePromise {...{ month, monthName, promise, responseTime }} />
    </>
  )
}

type Day = MonthStats['days'][number]

const STEP = 24
const BAR = 16
const HIGH = 120
const FOOT = 18

const totalOf = (leads: Day['leads']) => LEAD_CHANNELS.reduce((sum, { value }) => sum + leads[value], 0)

function MonthBars({ days, label }: { days: Day[]; label: string }) {
  const most = Math.max(1, ...days.map(({ leads }) => totalOf(leads)))
  return (
    <svg
      className="lead-bars"
      viewBox={`0 0 ${days.length * STEP} ${HIGH + FOOT}`}
      role="img"
      aria-label={label}
    >
      {days.map((day, index) => (
        <g key={day.day} transform={`translate(${index * STEP + (STEP - BAR) / 2} 0)`}>
          <Pile {...day} high={HIGH / most} />
          <text x={BAR / 2} y={HIGH + FOOT - 4} textAnchor="middle">
            {Number(day.day.slice(-2))}
          </text>
        </g>
      ))}
      <line x1="0" x2={days.length * STEP} y1={HIGH} y2={HIGH} />
    </svg>
  )
}

function Pile({ day, leads, high }: Day & { high: number }) {
  const below = (channel: number) =>
    LEAD_CHANNELS.slice(0, channel).reduce((sum, { value }) => sum + leads[value], 0)
  return LEAD_CHANNELS.map(({ value, label }, index) => {
    const many = leads[value]
    if (many === 0) return null
    const top = HIGH - (below(index) + many) * high
    return (
      <rect key={value} data-channel={value} x="0" y={top} width={BAR} height={many * high}>
        <title>{`${Number(day.slice(-2))}: ${many} ${label}`}</title>
      </rect>
    )
  })
}

function MonthTable({ days, caption }: { days: MonthStats['days']; caption: string }) {
  return (
    <div className="console-scroll">
      <table className="lead-month-table">
        <caption className="console-unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Dag</th>
            {LEAD_CHANNELS.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Samen</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ leads }) => totalOf(leads) > 0)
            .map(({ day, leads }) => (
              <tr key={day}>
                <th scope="row">{Number(day.slice(-2))}</th>
                {LEAD_CHANNELS.map(({ value }) => (
                  <td key={value}>{leads[value]}</td>
                ))}
                <td>{totalOf(leads)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
