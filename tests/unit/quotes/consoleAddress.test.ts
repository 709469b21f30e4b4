import { expect, test } from 'vitest'
import { emptyText, paramsOf, queryOf, tailWith } from '@/features/quotes/admin/consoleAddress'
import type { QuotesQuery } from '@/features/quotes/model/console'
import { readQuotesQuery } from '@/features/quotes/model/consoleQuery'

const PLAIN: QuotesQuery = { tab: 'all', search: '', after: null }

test.each<[string, QuotesQuery]>([
  ['', PLAIN],
  ['tab=open&search=+Oldenkotte+&after=abc', { tab: 'open', search: 'Oldenkotte', after: 'abc' }],
  ['tab=sent', PLAIN],
  [`search=${'a'.repeat(101)}&after=${'b'.repeat(301)}`, PLAIN],
])('%s asks for %o', (tail, query) => {
  expect(queryOf(new URLSearchParams(tail))).toEqual(query)
})

test('an address that a query makes asks for the same query', () => {
  const query: QuotesQuery = { tab: 'closed', search: 'OF2026', after: 'abc' }
  expect(readQuotesQuery(name => paramsOf(query).get(name))).toEqual(query)
  expect(paramsOf(PLAIN).toString()).toBe('')
})

test('another question begins at its first page, and keeps the columns', () => {
  expect(tailWith('tab=open&after=abc&kolommen=status', { search: 'Henk' })).toBe(
    'kolommen=status&tab=open&search=Henk',
  )
})

test.each<[Partial<QuotesQuery>, string]>([
  [{}, 'Nog geen offertes.'],
  [{ tab: 'draft' }, 'Geen concepten.'],
  [{ search: 'x' }, 'Geen offertes die hierbij passen.'],
])('an empty list of %o says %s', (part, text) => {
  expect(emptyText({ ...PLAIN, ...part })).toBe(text)
})
