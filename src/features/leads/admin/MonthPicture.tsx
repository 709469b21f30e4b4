import { duration } from '@/platform/time/promise'
import { LEAD_CHANNELS, type MonthPicture as Picture } from '../model/monthPicture'
import { MonthBars, totalOf } from './MonthBars'
import { MonthTable } from './MonthTable'

type MonthPictureProps = { picture: Picture; monthName: string }

/** What a month brought, and whether the promised answer was kept. */
export function MonthFigures({ picture, monthName }: MonthPictureProps) {
  const { days, answered, medianMs, worstMs, promise } = picture
  const total = days.reduce((sum, { leads }) => sum + totalOf(leads), 0)
  const figures = [
    { label: 'Leads', value: String(total) },
    { label: 'Beantwoord', value: String(answered) },
    { label: 'Helft beantwoord binnen', value: medianMs === null ? 'nog niets' : duration(medianMs) },
    { label: 'Langst gewacht', value: worstMs === null ? 'nog niets' : duration(worstMs) },
    { label: 'Beloofd', value: promise },
  ]
  return (
    <>
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
    </>
  )
}
