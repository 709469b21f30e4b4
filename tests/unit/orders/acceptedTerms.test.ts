import { expect, test } from 'vitest'
import { versionsFor } from '@/features/orders/model/acceptedTerms'

test.each([
  ['private', '2026-1', ''],
  ['business', '2026-1', '2026-1'],
  ['business', '', ''],
] as const)(
  'a %s customer of a shop with agreement %j accepts %j with the terms',
  (kind, processing, accepted) => {
    expect(versionsFor({ general: '2026-2', processing }, kind)).toEqual({
      general: '2026-2',
      processing: accepted,
    })
  },
)
