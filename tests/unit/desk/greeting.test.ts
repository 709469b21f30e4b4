import { expect, test } from 'vitest'
import { greetingAt } from '@/features/desk/model/chat'

const greetings = { morning: 'Goedemorgen', afternoon: 'Goedemiddag', evening: 'Goedenavond' }

test.each([
  ['2026-11-20T05:59:59+01:00', 'Goedenavond'],
  ['2026-11-20T06:00:00+01:00', 'Goedemorgen'],
  ['2026-11-20T11:59:59+01:00', 'Goedemorgen'],
  ['2026-11-20T12:00:00+01:00', 'Goedemiddag'],
  ['2026-11-20T17:59:59+01:00', 'Goedemiddag'],
  ['2026-11-20T18:00:00+01:00', 'Goedenavond'],
  ['2026-11-20T00:00:00+01:00', 'Goedenavond'],
  ['2026-07-01T10:00:00Z', 'Goedemiddag'],
  ['2026-12-01T10:00:00Z', 'Goedemorgen'],
])('at %s, in Amsterdam, the chat says %s', (moment, said) => {
  expect(greetingAt(new Date(moment), greetings)).toBe(said)
})
