import { Chevron } from '@/design-system/primitives/Chevron'
import type { DayChoice, FreeMoment } from '../../model/booking'
import { NEAREST } from './messages'

type SlotPickerProps = {
  name: string
  legend: string
  days: DayChoice[]
  chosen?: string
  error?: string
  nearest?: FreeMoment[]
}

const DAYS_SHOWN = 6

/** Strips to tear off, a group for each day. What is taken is torn off already. */
export function SlotPicker({ name, legend, days, chosen = '', error, nearest = [] }: SlotPickerProps) {
  const open = days.find(({ slots }) => slots.some(({ start }) => start === chosen))?.day ?? days[0]?.day
  const [first, later] = [days.slice(0, DAYS_SHOWN), days.slice(DAYS_SHOWN)]
  const shared = { name, chosen, open }
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={error ? `${name}-error` : undefined}
      className="outline-none"
    >
      <legend className="slip-title text-xl">{legend}</legend>
      {error && (
        <p id={`${name}-error`} className="mt-1.5 font-semibold text-deep text-sm">
          {error}
        </p>
      )}
      {nearest.length > 0 && <Nearest name={name} moments={nearest} />}
      <div className="mt-4 border-ink border-t-2">
        {first.map(day => (
          <SlotDay key={day.day} day={day} {...shared} />
        ))}
        {later.length > 0 && (
          <details className="group" open={later.some(({ day }) => day === open)}>
            <summary className="flex min-h-12 items-center gap-2 font-semibold">
              <span className="link">Meer dagen</span>
              <Chevron />
            </summary>
            <div className="border-rule border-t">
              {later.map(day => (
                <SlotDay key={day.day} day={day} {...shared} />
              ))}
            </div>
          </details>
        )}
      </div>
    </fieldset>
  )
}

/** Classes, since the content policy of this page allows no style attribute. */
const ON_PHONES = 'grid-cols-1 grid-cols-2 grid-cols-3 grid-cols-4 grid-cols-5 grid-cols-6'.split(' ')
const WIDER = [
  ...['md:grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4'],
  ...['md:grid-cols-5', 'md:grid-cols-6', 'md:grid-cols-7', 'md:grid-cols-8'],
  ...['md:grid-cols-9', 'md:grid-cols-10', 'md:grid-cols-11', 'md:grid-cols-12'],
]

/** Rows of equal length. */
function columnsFor(slots: number): string {
  const count = Math.max(1, slots)
  const columns = (max: number) => Math.ceil(count / Math.ceil(count / max))
  return `${ON_PHONES[columns(ON_PHONES.length) - 1]} ${WIDER[columns(WIDER.length) - 1]}`
}

type SlotDayProps = { day: DayChoice; name: string; chosen: string; open?: string }

function SlotDay({ day: { day, label, slots }, name, chosen, open }: SlotDayProps) {
  const free = slots.filter(({ isFree }) => isFree).length
  return (
    <details name={`${name}-day`} open={day === open} className="slot-day border-rule border-b">
      <summary className="grid min-h-12 grid-cols-[1fr_auto_auto] items-center gap-3">
        <span className="font-semibold first-letter:uppercase">{label}</span>
        <span className="text-soft text-sm tabular-nums">{free} vrij</span>
        <Chevron />
      </summary>
      <div className={`slot-strips ${columnsFor(slots.length)}`}>
        {slots.map(({ start, time, isFree }) =>
          isFree ? (
            <label key={start} className="slot-strip">
              <input
                type="radio"
                name={name}
                value={start}
                defaultChecked={start === chosen}
                aria-label={`${label}, ${time}`}
                className="sr-only"
              />
              <span aria-hidden="true">{time}</span>
            </label>
          ) : (
            <span key={start} className="slot-gone">
              <span className="sr-only">{time} is bezet</span>
            </span>
          ),
        )}
      </div>
    </details>
  )
}

function Nearest({ name, moments }: { name: string; moments: FreeMoment[] }) {
  return (
    <div className="mt-4 rounded-slip bg-yellow p-4">
      <p className="font-semibold">{NEAREST}</p>
      <div className="mt-2 grid gap-2">
        {moments.map(({ start, label }) => (
          <label key={start} className="choice flex min-h-11 items-center px-4 py-2 font-semibold text-pen">
            <input type="radio" name={name} value={start} className="sr-only" />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
