import { describe, expect, test } from 'vitest'
import { workStartsOn } from '@/features/quotes/model/acceptance'
import { paidRhythms, quoteTotals } from '@/features/quotes/model/quoteLines'
import { instalmentName } from '@/features/quotes/model/schedule'
import { BUSINESS_EDITION, evidenceOf, PRIVATE_EDITION } from '../../support/editions'

describe('the first day of work', () => {
  const asked = evidenceOf(PRIVATE_EDITION)
  const notAsked = { ...asked, boxes: asked.boxes.map((each, at) => ({ ...each, ticked: at === 0 })) }

  test('of a private person is after the days to withdraw, unless it was asked for at once', () => {
    expect(workStartsOn(notAsked, PRIVATE_EDITION)).toBe('2026-12-09')
    expect(workStartsOn(asked, PRIVATE_EDITION)).toBeNull()
  })

  test('counts from the day in Amsterdam', () => {
    const acceptedAt = '2026-11-24T23:30:00.000Z'
    expect(workStartsOn({ ...notAsked, acceptedAt }, PRIVATE_EDITION)).toBe('2026-12-10')
  })

  test('of a business is free', () => {
    expect(workStartsOn(evidenceOf(BUSINESS_EDITION), BUSINESS_EDITION)).toBeNull()
  })
})

test('only rhythms in which something is paid are named', () => {
  expect(paidRhythms(evidenceOf(BUSINESS_EDITION).totals)).toEqual(['once', 'monthly', 'yearly'])
  expect(paidRhythms(quoteTotals([]))).toEqual([])
})

test('an instalment is named by its share and when it is due', () => {
  expect(BUSINESS_EDITION.schedule.map(instalmentName)).toEqual([
    ...['40% bij akkoord', '25% op 15 januari 2027', '35% bij oplevering'],
  ])
  expect(instalmentName({ percent: 35, moment: 'delivery', day: '2027-01-15' })).toBe('35% bij oplevering')
})
