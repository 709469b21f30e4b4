import { describe, expect, test } from 'vitest'
import { missingBookingFields, momentLabel } from '@/features/desk/model/booking'
import { bookingSchema } from '@/features/desk/model/bookingSchema'
import { confirmationText } from '@/features/desk/model/conversation'

const whole = {
  ...{ slot: '2026-12-01T09:30:00.000Z', kind: 'office', subject: '' },
  ...{ name: 'Jan Proef', email: 'jan@proef.example', phone: '' },
}

describe('a booking', () => {
  test.each([
    ['nothing', {}, {}],
    ['the moment', { slot: '' }, { slot: 'Kies een moment.' }],
    ['by phone or at the office', { kind: '' }, { kind: 'Kies of we bellen of dat je langskomt.' }],
    ['the name', { name: '  ' }, { name: 'Vul je naam in.' }],
    ['the e-mail address', { email: '' }, { email: 'Vul je e-mailadres in.' }],
    ['the number when we call', { kind: 'phone' }, { phone: 'Vul het nummer in waarop we je bereiken.' }],
    ['nothing when we call and there is a number', { kind: 'phone', phone: '053' }, {}],
  ])('that lacks %s says so', (_what, part, missing) => {
    expect(missingBookingFields({ ...whole, ...part })).toEqual(missing)
    expect(bookingSchema.safeParse({ ...whole, ...part }).success).toBe(Object.keys(missing).length === 0)
  })

  test.each([
    ['a moment that is none', { slot: 'morgen' }],
    ['a day that does not exist', { slot: '2026-02-30T09:30:00.000Z' }],
    ['a kind that is not offered anywhere', { kind: 'thuis' }],
    ['an address that no mail can go to', { email: 'jan@@proef' }],
    ['a number without anything visible', { kind: 'phone', phone: '\u200B \u2060' }],
    ['a name of a megabyte', { name: 'x'.repeat(1_000_000) }],
  ])('with %s is refused', (_what, part) => {
    expect(bookingSchema.safeParse({ ...whole, ...part }).success).toBe(false)
  })
})

test.each([
  ['2026-12-01T09:30:00Z', 'dinsdag 1 december 2026, 10:30 uur'],
  ['2026-07-03T07:00:00Z', 'vrijdag 3 juli 2026, 09:00 uur'],
])('%s is %s', (moment, label) => {
  expect(momentLabel(new Date(moment))).toBe(label)
})

test('a confirmation names the day and the time, and nothing else changes', () => {
  expect(confirmationText('Staat: {day} om {time} uur. {dag}', { day: '2026-12-01', time: '10:30' })).toBe(
    'Staat: 1 december 2026 om 10:30 uur. {dag}',
  )
})
