import { describe, expect, test } from 'vitest'
import { calendarInvite } from '@/features/leads/model/calendarInvite'

describe('the invite', () => {
  const invite = calendarInvite({
    uid: 'abc@webbureau-voorbeeld.example',
    made: new Date('2026-11-20T12:00:00Z'),
    start: new Date('2026-12-01T09:30:00Z'),
    summary:
      'Kennismaking; over een webshop, met een heel lang onderwerp dat over de regel loopt\nBEGIN:VALARM',
    organiser: { name: 'Webbureau Voorbeeld', email: 'info@webbureau-voorbeeld.example' },
    attendee: { name: `Jan "de" Proef ${'🌳'.repeat(40)}`, email: 'jan@proef.example' },
  })
  const lines = invite.replaceAll('\r\n ', '').split('\r\n')

  test('says when, what and who', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'DTSTART:20261201T093000Z',
        'DTEND:20261201T100000Z',
        'ORGANIZER;CN="Webbureau Voorbeeld":mailto:info@webbureau-voorbeeld.example',
        `ATTENDEE;CN="Jan 'de' Proef ${'🌳'.repeat(40)}";ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:jan@proef.example`,
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
