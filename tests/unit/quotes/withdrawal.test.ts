import { describe, expect, test } from 'vitest'
import { WITHDRAWAL_DOUBTS } from '@/features/orders/model/withdrawal'
import type { AssignmentStatus } from '@/features/quotes/model/assignment'
import { quoteNumbersIn } from '@/features/quotes/model/quoteStatus'
import {
  awaitsEnd,
  canEndAlone,
  creditText,
  lastDayToWithdraw,
  quoteWithdrawalDoubt,
} from '@/features/quotes/model/withdrawal'
import { plain } from '../../support/plain'

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

describe('staff end work', () => {
  const sent = { id: 'w', submittedAt: '2026-11-25T11:30:00.000Z' }
  const inTime = { ...sent, isAccepted: true, isDone: false, doubt: null }
  const tooLate = { ...sent, isAccepted: false, isDone: false, doubt: 'late' as const }
  const quote = (id: string, withdrawal: typeof inTime | typeof tooLate | null = null) => ({
    ...{ id, number: `OF2026-${id}`, withdrawal },
  })

  test('that was withdrawn from in time, too late or after delivery, until it is dealt with', () => {
    expect(awaitsEnd(inTime)).toBe(true)
    expect(awaitsEnd({ ...inTime, isDone: true })).toBe(false)
    const honoured = WITHDRAWAL_DOUBTS.filter(({ value }) => awaitsEnd({ isDone: false, doubt: value }))
    expect(honoured.map(({ value }) => value)).toEqual(['ended', 'late'])
  })

  test.each([
    ['nothing is withdrawn from', 'planned', [quote('1'), quote('2')], [false, false]],
    ['the extra work is', 'planned', [quote('1'), quote('2', inTime)], [false, true]],
    ['of what is delivered too', 'delivered', [quote('1'), quote('2', inTime)], [false, true]],
    ['what it began with is', 'planned', [quote('1', inTime), quote('2')], [true, false]],
    ['all of it is: the rest is stopped', 'planned', [quote('1', inTime), quote('2', inTime)], [false, true]],
    ['the only quote is', 'planned', [quote('1', inTime)], [false]],
    ['the only quote is, of what is delivered', 'delivered', [quote('1', inTime)], [true]],
    ['it was too late', 'planned', [quote('1'), quote('2', tooLate)], [false, true]],
    ['it is stopped', 'stopped', [quote('1'), quote('2', inTime)], [false, false]],
  ] as const)('alone where %s', (_why, status, quotes, can) => {
    expect(quotes.map(({ id }) => canEndAlone({ status, quotes: [...quotes] }, id))).toEqual(can)
  })

  test('and read what is credited, without what was credited before', () => {
    expect(creditText([{ invoice: null, toCredit: 0 }])).toBe('Er valt niets te crediteren.')
    const credited = { invoice: 'INV2026-0001', toCredit: 0 }
    const open = { invoice: 'INV2026-0002', toCredit: 24_200 }
    expect(plain(creditText([credited, open]))).toBe('Gecrediteerd wordt INV2026-0002 (€ 242,00 incl. btw).')
  })
})
