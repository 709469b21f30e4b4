import { LoadFailure } from '@/platform/console/LoadFailure'
import type { MonthPicture as Picture } from '../model/monthPicture'
import { MonthLinks } from './MonthLinks'
import { MonthFigures } from './MonthPicture'

const name = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

type MonthPanelProps = { month: string; thisMonth: string; picture: Picture | null }

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
