import { describe, expect, test } from 'vitest'
import { figuresOn } from '@/features/tax/model/figures'

describe('figures of the law', () => {
  const of = (
    figure: 'vatRate' | 'crossBorderThreshold',
    country: string | null,
    value: number,
    from: string,
  ) => ({
    ...{ figure, country, value, from },
  })
  const records = [
    of('vatRate', 'RO', 21, '2025-08-01'),
    of('vatRate', 'RO', 19, '2017-01-01'),
    of('vatRate', 'EE', 24, '2025-07-01'),
    of('crossBorderThreshold', null, 10_000, '2021-07-01'),
  ]

  test.each([
    ['before the threshold there is none', '2021-06-30', null],
    ['the older rate', '2025-07-31', { threshold: 1_000_000, rates: { RO: 19, EE: 24 } }],
    ['on its day', '2025-08-01', { threshold: 1_000_000, rates: { RO: 21, EE: 24 } }],
    ['before a country has one', '2025-06-30', { threshold: 1_000_000, rates: { RO: 19 } }],
  ])('%s', (_what, day, is) => {
    expect(figuresOn(records, day)).toEqual(is)
  })
})
