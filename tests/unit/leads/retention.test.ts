import { expect, test } from 'vitest'
import { forgottenBefore } from '@/features/company/model/legal'

test.each([
  ['2026-11-21T12:00:00Z', '2024-11-20T23:00:00.000Z'],
  ['2026-07-01T00:30:00+02:00', '2024-06-30T22:00:00.000Z'],
  ['2028-02-29T12:00:00Z', '2026-02-27T23:00:00.000Z'],
])('at %s what was last touched before %s is forgotten', (now, before) => {
  expect(forgottenBefore(new Date(now)).toISOString()).toBe(before)
})
