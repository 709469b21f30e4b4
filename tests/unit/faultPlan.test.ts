import { expect, test } from 'vitest'
import { planOf } from '../bench/faults/plan'

const plans = Array.from({ length: 1000 }, (_, nth) => planOf(nth + 1))

test('a seed fixes who comes, what breaks and when', () => {
  expect(plans.map((_, nth) => planOf(nth + 1))).toEqual(plans)
  expect(new Set(plans.map(plan => JSON.stringify(plan))).size).toBe(plans.length)
})

test('a thousand runs draw every kind of visit and fault often', () => {
  const drawn = plans.flatMap(({ visits, faults }) => [
    ...visits.map(visit => visit.kind),
    ...faults.map(fault => ('mood' in fault ? `${fault.kind} ${fault.mood}` : fault.kind)),
  ])
  const counts = new Map<string, number>()
  for (const kind of drawn) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  expect([...counts.keys()].toSorted()).toEqual([
    ...['SIGKILL', 'SIGTERM', 'ad leads', 'ad platform broken', 'ad platform down', 'ad platform drops'],
    ...['ad platform empty', 'ad platform gateway', 'ad platform hangs', 'break', 'cancellation', 'change'],
    ...['chargeback', 'configurator', 'cut', 'day', 'lead', 'leaving', 'mail breaks', 'mail drops'],
    ...['mail late', 'mail later', 'mail never', 'mail silent', 'order', 'prepared order', 'price rise'],
    ...['provider broken', 'provider down', 'provider drops', 'provider dropsAfter', 'provider gateway'],
    ...['provider hangs', 'provider refuses', 'quote', 'refund', 'sign-up', 'slow', 'withdrawal'],
  ])
  expect([...counts].filter(([, times]) => times < 20).map(([kind]) => kind)).toEqual([])
  expect(counts.get('mail drops')).toBeGreaterThan(100)
})
