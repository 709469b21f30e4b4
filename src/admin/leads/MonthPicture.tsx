import { LEAD_CHANNELS, type MonthPicture as Picture } from '@/domain/leads/monthPicture'
import { duration } from '@/domain/leads/promise'
import { MonthBars, totalOf } from './MonthBars'
import { MonthLinks } from './MonthLinks'
import { MonthTable } from './MonthTable'

const name = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

type MonthPictureProps = { picture: Picture; thisMonth: string }

/** What a month brought, and whether the promised answer was kept. */
export function MonthPicture({ picture, thisMonth }: MonthPictureProps) {
  const { month, days, answered, medianMs, worstMs, promise } = picture
  const monthName = name.format(new Date(`${month}-01T00:00:00Z`))
  const total = days.reduce((sum, { leads }) => sum + totalOf(leads), 0)
  const figures = [
    { label: 'Leads', value: String(total) },
    { label: 'Beantwoord', value: String(answered) },
    { label: 'Helft beantwoord binnen', value: medianMs === null ? 'nog niets' : duration(medianMs) },
    { label: 'Langst gewacht', value: worstMs === null ? 'nog niets' : duration(worstMs) },
    { label: 'Beloofd', value: promise },
  ]
  return (
    <section className="lead-panel" aria-labelledby="leads-maand">
      <header className="lead-month">
        <h2 id="leads-maand">Leads in {monthName}</h2>
        <MonthLinks month={month} thisMonth={thisMonth} />
      </header>
      <dl className="lead-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="office-number">{value}</dd>
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
    </section>
  )
}
