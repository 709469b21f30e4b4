import { LEAD_CHANNELS, type MonthPicture } from '../model/monthPicture'

type Day = MonthPicture['days'][number]

const STEP = 24
const BAR = 16
const HIGH = 120
const FOOT = 18

export const totalOf = (leads: Day['leads']) =>
  LEAD_CHANNELS.reduce((sum, { value }) => sum + leads[value], 0)

export function MonthBars({ days, label }: { days: Day[]; label: string }) {
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
