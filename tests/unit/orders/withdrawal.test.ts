import { describe, expect, test } from 'vitest'
import {
  isRefundOverdue,
  lastWithdrawalDay,
  orderNumbersIn,
  refundDueOn,
  withdrawableUntil,
  withdrawalDoubt,
} from '@/features/orders/model/withdrawal'
import { withdrawalModelForm } from '@/features/orders/model/withdrawalForm'
import { publicHolidays } from '@/platform/time/workdays'

test.each([
  [2026, ['2026-01-01', '2026-04-03', '2026-04-06', '2026-04-27', '2026-05-05', '2026-05-14', '2026-05-25']],
  [2027, ['2027-01-01', '2027-03-26', '2027-03-29', '2027-04-27', '2027-05-05', '2027-05-06', '2027-05-17']],
  [2025, ['2025-01-01', '2025-04-18', '2025-04-21', '2025-04-26', '2025-05-05', '2025-05-29', '2025-06-09']],
])('the public holidays of %i', (year, days) => {
  expect(publicHolidays(year)).toEqual([...days, `${year}-12-25`, `${year}-12-26`])
})

test.each([
  ['on a Tuesday', '2026-11-24', true, '2026-12-08'],
  ['from a Saturday to Monday', '2026-11-21', true, '2026-12-07'],
  ['from a Sunday to Monday', '2026-11-22', true, '2026-12-07'],
  ['over Christmas and its Sunday', '2026-12-11', true, '2026-12-28'],
  ['from New Year to Monday', '2026-12-18', true, '2027-01-04'],
  ['over Good Friday and Easter', '2026-03-20', true, '2026-04-07'],
  ['from Whit Monday', '2026-05-11', true, '2026-05-26'],
  ['from Ascension Day to Friday', '2026-04-30', true, '2026-05-15'],
  ['uninformed, a year longer', '2026-11-24', false, '2027-12-08'],
  ['uninformed, from a Sunday', '2025-12-06', false, '2026-12-22'],
  ['uninformed, over a leap day', '2027-02-15', false, '2028-03-01'],
])('the last day to withdraw: %s', (_what, orderedOn, isInformed, last) => {
  expect(lastWithdrawalDay(orderedOn, isInformed)).toBe(last)
})

const ORDER = {
  status: 'active',
  createdAt: '2026-11-24T10:00:00Z',
  withdrawalInformedAt: '2026-11-24T10:00:00Z' as string | null,
  withdrawnAt: null as string | null,
  buyer: { kind: 'private' as 'private' | 'business' },
}
const informed = (createdAt: string) => ({ ...ORDER, createdAt })

describe('a withdrawal', () => {
  test.each([
    ['the same day', ORDER, '2026-11-24T10:05:00Z', null],
    ['the last minute, in winter', ORDER, '2026-12-08T22:59:59Z', null],
    ['a second later', ORDER, '2026-12-08T23:00:00Z', 'late'],
    ['the last minute, in summer', informed('2026-06-01T10:00:00Z'), '2026-06-15T21:59:59Z', null],
    ['a second later in summer', informed('2026-06-01T10:00:00Z'), '2026-06-15T22:00:00Z', 'late'],
    ['ordered just after midnight', informed('2026-11-23T23:30:00Z'), '2026-12-08T22:59:59Z', null],
    ['ordered just before midnight', informed('2026-11-23T22:30:00Z'), '2026-12-07T23:00:00Z', 'late'],
    ['over the change to summer', informed('2026-03-24T10:00:00Z'), '2026-04-07T21:59:59Z', null],
    ['late over the change to summer', informed('2026-03-24T10:00:00Z'), '2026-04-07T22:00:00Z', 'late'],
    ['over the change to winter', informed('2026-10-20T10:00:00Z'), '2026-11-03T22:59:59Z', null],
    ['late over the change to winter', informed('2026-10-20T10:00:00Z'), '2026-11-03T23:00:00Z', 'late'],
    ['uninformed, months later', { ...ORDER, withdrawalInformedAt: null }, '2027-12-08T12:00:00Z', null],
    ['uninformed, too late', { ...ORDER, withdrawalInformedAt: null }, '2027-12-09T12:00:00Z', 'late'],
    ['unpaid', { ...ORDER, status: 'pending' }, '2026-11-25T12:00:00Z', null],
    ['suspended', { ...ORDER, status: 'suspended' }, '2026-11-25T12:00:00Z', null],
    ['ended', { ...ORDER, status: 'cancelled' }, '2026-11-25T12:00:00Z', 'ended'],
    ['twice', { ...ORDER, withdrawnAt: '2026-11-25T11:00:00Z' }, '2026-11-25T12:00:00Z', 'withdrawn'],
    ['of a business', { ...ORDER, buyer: { kind: 'business' as const } }, '2026-11-25T12:00:00Z', 'business'],
  ])('%s', (_what, order, at, doubt) => {
    expect(withdrawalDoubt(order, new Date(at))).toBe(doubt)
  })
})

test.each([
  ['HO261121042', ['HO261121042']],
  ['ho 261121042', ['HO261121042']],
  ['bestelling HO261121042 en ho-2611210421', ['HO261121042', 'HO2611210421']],
  ['HO261121042 HO261121042', ['HO261121042']],
  ['mijn hosting', []],
  ['HO26112104212', []],
])('the order numbers in %j', (typed, numbers) => {
  expect(orderNumbersIn(typed)).toEqual(numbers)
})

test('a refund is due within fourteen days, and late the day after', () => {
  const due = refundDueOn('2026-11-25')
  expect(due).toBe('2026-12-09')
  expect(isRefundOverdue(due, '2026-12-09')).toBe(false)
  expect(isRefundOverdue(due, '2026-12-10')).toBe(true)
})

test.each([
  ['in time', ORDER, '2026-12-08T22:59:59Z', '2026-12-08'],
  ['uninformed', { ...ORDER, withdrawalInformedAt: null }, '2026-12-20T10:00:00Z', '2027-12-08'],
  ['late', ORDER, '2026-12-08T23:00:00Z', null],
  ['of a business', { ...ORDER, buyer: { kind: 'business' as const } }, '2026-11-25T12:00:00Z', null],
])('until when a customer can withdraw: %s', (_what, order, now, last) => {
  expect(withdrawableUntil(order, new Date(now))).toBe(last)
})

test('the model form names who it goes to, and every line of the law', () => {
  const form = withdrawalModelForm({
    ...{ name: 'Bureau Proef', street: 'Proefweg 1', postcode: '7511 AB', city: 'Enschede' },
    email: 'post@proeftuin.example',
  })
  expect(form).toContain('Aan Bureau Proef, Proefweg 1, 7511 AB Enschede, post@proeftuin.example')
  expect(form.split('\n')).toHaveLength(10)
})
