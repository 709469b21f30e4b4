import { expect, test } from 'vitest'
import { APPOINTMENT_FIELDS, confirmationText, missingFields } from '@/features/desk/model/conversation'
import { LEAD_FIELDS } from '@/features/leads/model/forms'

const whole = {
  ...{ name: 'Jan Proef', email: 'jan@proef.example', phone: '' },
  ...{ day: '2026-12-01', time: '10:30', subject: '' },
}

test('the chat asks what the server knows of an appointment', () => {
  expect([...APPOINTMENT_FIELDS].sort()).toEqual([...LEAD_FIELDS.appointment].sort())
})

test.each([
  ['nothing', {}, {}],
  ['the name', { name: '' }, { name: 'Vul je naam in.' }],
  ['more than spaces in the name', { name: '  ' }, { name: 'Vul je naam in.' }],
  ['the e-mail address', { email: '' }, { email: 'Vul je e-mailadres in.' }],
  ['the day', { day: '' }, { day: 'Kies een dag.' }],
  ['the time', { time: '' }, { time: 'Kies een tijd.' }],
])('an appointment that lacks %s says so', (_name, part, missing) => {
  expect(missingFields({ ...whole, ...part })).toEqual(missing)
})

test('a confirmation names the day and the time, and nothing else changes', () => {
  expect(confirmationText('Binnen: {day} om {time} uur. {dag}', whole)).toBe(
    'Binnen: 1 december 2026 om 10:30 uur. {dag}',
  )
})
