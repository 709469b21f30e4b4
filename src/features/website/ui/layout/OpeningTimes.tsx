import { type OpeningTime, openingLines } from '@/features/company/model/openingHours'

/** When we are open: days and hours side by side. */
export function OpeningTimes({ times }: { times: OpeningTime[] }) {
  return (
    <dl className="mt-4 grid max-w-64 grid-cols-[auto_1fr] gap-x-5 tabular-nums">
      {openingLines(times).map(({ days, hours }) => (
        <div key={days} className="contents">
          <dt className="first-letter:uppercase">{days}</dt>
          <dd className="whitespace-nowrap">{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
