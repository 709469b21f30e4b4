import { describe, expect, test } from 'vitest'
import type { AssignmentStatus } from '@/features/quotes/model/assignment'
import { quoteNumbersIn } from '@/features/quotes/model/quoteStatus'
import { lastDayToWithdraw, quoteWithdrawalDoubt } from '@/features/quotes/model/withdrawal'

test.each([
  ['OF2026-0001', ['OF2026-0001']],
  ['of 2026 0001', ['OF2026-0001']],
  ['mijn offerte OF-2026-0012.', ['OF2026-0012']],
  ['OF2026-0001 en of2026-0001', ['OF2026-0001']],
  ['OF2026-0001 en OF2026-0002', ['OF2026-0001', 'OF2026-0002']],
  ['OF2026-12345', ['OF2026-12345']],
  ['OF2026-001', []],
  ['PROOF2026-0001', []],
  ['HO261121042 of iets anders', []],
  ['', []],
])('the numbers of quotes in “%s”', (typed, numbers) => {
  expect(quoteNumbersIn(typed)).toEqual(numbers)
})

describe('a withdrawal from what was accepted on 24 November 2026', () => {
  const ACCEPTED = {
    acceptedAt: '2026-11-24T10:00:00.000Z',
    customer: { kind: 'private' as 'private' | 'business' },
    status: 'planned' as AssignmentStatus,
  }

  test.each([
    ['the same day', {}, '2026-11-24T10:05:00Z', null],
    ['at the last minute', {}, '2026-12-08T22:59:59Z', null],
    ['a second later', {}, '2026-12-08T23:00:00Z', 'late'],
    ['of work that began', { status: 'underway' as const }, '2026-12-01T10:00:00Z', null],
    ['of work that was delivered', { status: 'delivered' as const }, '2026-12-01T10:00:00Z', 'ended'],
    ['of work that was stopped', { status: 'stopped' as const }, '2026-12-01T10:00:00Z', 'ended'],
    ['by a business', { customer: { kind: 'business' as const } }, '2026-11-24T10:05:00Z', 'business'],
  ])('%s', (_what, part, submittedAt, doubt) => {
    expect(quoteWithdrawalDoubt({ ...ACCEPTED, ...part }, new Date(submittedAt))).toBe(doubt)
  })

  test('accepted on a Saturday lasts until Monday', () => {
    expect(lastDayToWithdraw({ acceptedAt: '2026-11-21T10:00:00.000Z' })).toBe('2026-12-07')
  })
})
