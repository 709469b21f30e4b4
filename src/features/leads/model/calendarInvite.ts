const APPOINTMENT_MINUTES = 30

type Invite = {
  uid: string
  made: Date
  start: Date
  summary: string
  organiser: { name: string; email: string }
  attendee: { name: string; email: string }
}

/** RFC 5545. Tentative: it is a wish until staff confirm it. */
export function calendarInvite({ uid, made, start, summary, organiser, attendee }: Invite): string {
  const end = new Date(start.getTime() + APPOINTMENT_MINUTES * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//webbureau//afspraken//NL',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${icsTimestamp(made)}`,
    `DTSTART:${icsTimestamp(start)}`,
    `DTEND:${icsTimestamp(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `ORGANIZER;CN=${quoteParameter(organiser.name)}:mailto:${organiser.email}`,
    `ATTENDEE;CN=${quoteParameter(attendee.name)};ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:${attendee.email}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

const icsTimestamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')
const escapeText = (text: string) => text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r?\n/g, '\\n')
/** A parameter knows no escape for its own quotes. */
const quoteParameter = (text: string) => `"${text.replace(/["\r\n]/g, "'")}"`

/** At most 75 octets a line; what follows begins with a space. No sign is longer than four octets. */
function foldLine(line: string): string {
  const parts = line.match(/[ -~]{1,74}|.{1,18}/gu) ?? []
  return parts.join('\r\n ')
}
