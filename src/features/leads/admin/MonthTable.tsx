import { LEAD_CHANNELS, type MonthPicture } from '../model/monthPicture'
import { totalOf } from './MonthBars'

/** The picture of a month in figures; days on which nothing came are left out. */
export function MonthTable({ days, caption }: { days: MonthPicture['days']; caption: string }) {
  return (
    <div className="lead-scroll">
      <table className="lead-month-table">
        <caption className="lead-unseen">{caption}</caption>
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
