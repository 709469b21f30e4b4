import { ZONE } from '@/platform/time/zone'

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'short', timeZone: ZONE })
const time = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: ZONE })

export function Moment({ at }: { at: string }) {
  const moment = new Date(at)
  return (
    <time dateTime={at} className="console-moment">
      {day.format(moment)} <span>{time.format(moment)}</span>
    </time>
  )
}

export const shortDay = (at: string) => day.format(new Date(at))
