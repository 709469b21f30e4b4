/** Each newer version of an appointment has a higher sequence (RFC 5546). */
type Invite = {
  uid: string
  sequence: number
  made: Date
  start: Date
  end: Date
  summary: string
  location: string
  isCancelled: boolean
  organiser: { name: string; email: string }
  attendee: { name: string; email: string }
}

/** RFC 5545. A cancelled one takes the appointment out of the calendar again. */
export function calendarInvite(invite: Invite): string {
  const { uid, sequence, made, start, end, summary, location, isCancelled, organiser, attendee } = invite
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//webbureau//afspraken//NL',
    `METHOD:${inviteMethod(isCancelled)}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${icsTimestamp(made)}`,
    `DTSTART:${icsTimestamp(start)}`,
    `DTEND:${icsTimestamp(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(location)}`,
    `ORGANIZER;CN=${quoteParameter(organiser.name)}:mailto:${organiser.email}`,
    `ATTENDEE;CN=${quoteParameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:${attendee.email}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

export const inviteMethod = (isCancelled: boolean) => (isCancelled ? 'CANCEL' : 'REQUEST')

const icsTimestamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')
const escapeText = (text: string) => text.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r?\n/g, '\\n')
/** A parameter knows no escape for its own quotes. */
const quoteParameter = (text: string) => `"${text.replace(/["\r\n]/g, "'")}"`

/** At most 75 octets a line; what follows begins with a space. No sign is longer than four octets. */
function foldLine(line: string): string {
  const parts = line.match(/[ -~]{1,74}|.{1,18}/gu) ?? []
  return parts.join('\r\n ')
}
