import { expect, test } from 'vitest'
import { nextStepState } from '@/features/leads/model/nextStep'

const TODAY = '2026-11-26'

test.each([
  [null, 'new', null],
  ['2026-11-25', 'new', 'overdue'],
  ['2026-11-25', 'quoted', 'overdue'],
  ['2025-12-31', 'won', 'overdue'],
  ['2026-11-26', 'contacted', 'soon'],
  ['2026-11-27', 'contacted', 'running'],
  ['2027-01-01', 'new', 'running'],
  ['2026-11-25', 'lost', 'kept'],
] as const)('a next step on %s of a lead that is %s: %s', (nextStepOn, status, state) => {
  expect(nextStepState({ nextStepOn, status }, TODAY)).toBe(state)
})
