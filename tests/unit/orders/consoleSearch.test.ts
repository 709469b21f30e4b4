import { expect, test } from 'vitest'
import { hostingSearch } from '@/features/orders/model/consoleQuery'

test.each([
  ['', null],
  [' \t ', null],
  ['  De  Vries ', { text: 'de vries', phone: null }],
  ['INV2026-00012', { text: 'inv2026-00012', phone: null }],
  ['HO261121', { text: 'ho261121', phone: null }],
  ['06-1234 5678', { text: '06-1234 5678', phone: '612345678' }],
  ['+31 6 12345678', { text: '+31 6 12345678', phone: '612345678' }],
  ['+31 6 123456', { text: '+31 6 123456', phone: '6123456' }],
  ['06', { text: '06', phone: null }],
])('%j looks for %j', (typed, sought) => {
  expect(hostingSearch(typed)).toEqual(sought)
})
