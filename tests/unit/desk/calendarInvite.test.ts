import { describe, expect, test } from 'vitest'
import { calendarInvite } from '@/features/desk/model/calendarInvite'

const appointment = {
  uid: 'abc@webbureau-voorbeeld.example',
  sequence: 0,
  made: new Date('2026-11-20T12:00:00Z'),
  start: new Date('2026-12-01T09:30:00Z'),
  end: new Date('2026-12-01T10:00:00Z'),
  summary:
    'Kennismaking; over een webshop, met een heel lang onderwerp dat over de regel loopt\nBEGIN:VALARM',
  location: 'Voorbeeldstraat 1, 7500 XX Enschede',
  isCancelled: false,
  organiser: { name: 'Webbureau Voorbeeld', email: 'info@webbureau-voorbeeld.example' },
  attendee: { name: `Jan "de" Proef ${'🌳'.repeat(40)}`, email: 'jan@proef.example' },
}

describe('the invite', () => {
  const invite = calendarInvite(appointment)
  const lines = invite.replaceAll('\r\n ', '').split('\r\n')

  test('says when, what and who', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'STATUS:CONFIRMED',
        'SEQUENCE:0',
        'DTSTART:20261201T093000Z',
        'DTEND:20261201T100000Z',
        'ORGANIZER;CN="Webbureau Voorbeeld":mailto:info@webbureau-voorbeeld.example',
        `ATTENDEE;CN="Jan 'de' Proef ${'🌳'.repeat(40)}";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:jan@proef.example`,
      ]),
    )
  })

  test('lets nothing that was typed become a line of its own', () => {
    expect(lines.filter(line => line.startsWith('BEGIN'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
    expect(lines.find(line => line.startsWith('SUMMARY'))).toContain('Kennismaking\\; over een webshop\\,')
  })

  test('has no line over 75 octets, and ends each as calendars want it', () => {
    expect(Math.max(...invite.split('\r\n').map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(invite.replaceAll('\r\n', '')).not.toContain('\n')
  })
})

test('a move is the same entry with a higher sequence, and a cancellation takes it out', () => {
  const moved = calendarInvite({ ...appointment, sequence: 1, start: new Date('2026-12-02T09:30:00Z') })
  expect(moved).toMatch(
    /METHOD:REQUEST[\s\S]+UID:abc@[\s\S]+SEQUENCE:1[\s\S]+DTSTART:20261202T093000Z[\s\S]+STATUS:CONFIRMED/,
  )
  const cancelled = calendarInvite({ ...appointment, sequence: 2, isCancelled: true })
  expect(cancelled).toMatch(/METHOD:CANCEL[\s\S]+UID:abc@[\s\S]+SEQUENCE:2[\s\S]+STATUS:CANCELLED/)
})
