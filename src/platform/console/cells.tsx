import { mailLink, telephoneLink } from '@/platform/text/contactLinks'
import type { DeadlineState } from '@/platform/time/deadline'
import { ZONE } from '@/platform/time/zone'

type Tone = 'red' | 'amber' | 'green' | 'grey'

export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`admin-badge admin-badge-${tone}`}>{children}</span>
}

export const DEADLINE_TONES: Record<DeadlineState, Tone> = {
  kept: 'grey',
  running: 'green',
  soon: 'amber',
  overdue: 'red',
}

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

/** Where the column is too narrow for an address, its domain goes on the next line. */
function BreakingAtDomain({ email }: { email: string }) {
  const domain = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  )
}

type ReachProps = { who: string; email: string; phone: string | null }

export function ContactLinks({ who, email, phone }: ReachProps) {
  return (
    <>
      <span className="console-reach">
        {email && (
          <a href={mailLink(email)}>
            <BreakingAtDomain email={email} />
          </a>
        )}
      </span>
      <span className="console-reach">{phone && <a href={telephoneLink(phone)}>{phone}</a>}</span>
      <span className="console-ways">
        {email && (
          <a className="console-way" href={mailLink(email)} aria-label={`E-mail aan ${who}`}>
            E-mail
          </a>
        )}
        {phone && (
          <a className="console-way" href={telephoneLink(phone)} aria-label={`Bellen met ${who}`}>
            Bellen
          </a>
        )}
      </span>
    </>
  )
}
