import { expect, test } from 'vitest'
import { groupRows, type LegalBlock, legalBlocks, linkLegalPages } from '@/features/website/model/legalText'

const text = (value: string): LegalBlock => ({ kind: 'text', text: value })
const list = (...items: string[]): LegalBlock => ({ kind: 'list', items })

test.each<[string, LegalBlock[]]>([
  ['', []],
  ['Een zin.', [text('Een zin.')]],
  ['Een.\n\nTwee.', [text('Een.\n\nTwee.')]],
  ['• a\n• b', [list('a', 'b')]],
  ['Dit:\n\n• a\n• b\n\nDaarna.', [text('Dit:'), list('a', 'b'), text('Daarna.')]],
  ['- a', [list('a')]],
  ['Van 9-17 uur\n-geen lijst', [text('Van 9-17 uur\n-geen lijst')]],
])('%j reads as blocks', (given, blocks) => {
  expect(legalBlocks(given)).toEqual(blocks)
})

test.each([
  ['Zie ons cookiebeleid.', 'privacy', ['Zie ons ', { text: 'cookiebeleid', href: '/cookies' }, '.']],
  ['Zie ons cookiebeleid.', 'cookies', ['Zie ons cookiebeleid.']],
  [
    'Algemene voorwaarden en privacyverklaring',
    'cookies',
    [
      '',
      { text: 'Algemene voorwaarden', href: '/algemene-voorwaarden' },
      ' en ',
      { text: 'privacyverklaring', href: '/privacy' },
      '',
    ],
  ],
] as const)('%j on %s links to the other legal pages', (given, own, parts) => {
  expect(linkLegalPages(given, own)).toEqual(
    parts.map(part => (typeof part === 'string' ? { text: part } : part)),
  )
})

test('rows are grouped in the order in which their value first comes', () => {
  const [a, b, c] = [
    { kind: 'x', n: 1 },
    { kind: 'y', n: 2 },
    { kind: 'x', n: 3 },
  ]
  expect(groupRows([a, b, c], 'kind')).toEqual([
    { value: 'x', rows: [a, c] },
    { value: 'y', rows: [b] },
  ])
  expect(groupRows([a].slice(1), 'kind')).toEqual([])
})
