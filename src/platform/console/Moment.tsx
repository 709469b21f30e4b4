import { ZONE } from '@/platform/time/zone'

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'short', timeZone: ZONE })
const time = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: ZONE })

/** `20-11-2026` above `10:56`, in Amsterdam. */
export function Moment({ at }: { at: string }) {
  const moment = new Date(at)
  return (
    <time dateTime={at} className="console-moment">
      {day.format(moment)} <span>{time.format(moment)}</span>
    </time>
  )
}

/** `20-11-2026`, in Amsterdam. */
export const shortDay = (at: string) => day.format(new Date(at))
