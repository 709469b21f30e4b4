import { describe, expect, test } from 'vitest'
import {
  columnsOf,
  emptyText,
  isFiltered,
  paramsOf,
  queryOf,
  tailWith,
  tailWithColumns,
} from '@/features/leads/admin/consoleAddress'

const OWNER = '11111111-1111-4111-8111-111111111111'
const asked = (tail: string) => queryOf(new URLSearchParams(tail))

describe('the address of the console', () => {
  test.each([
    '',
    'tab=ads',
    'sort=newest&status=quoted',
    `owner=${OWNER}`,
    'owner=none&search=jan+%26+co&apart=true',
    'tab=configurator&after=abc',
  ])('"%s" survives being read and written', tail => {
    expect(paramsOf(asked(tail)).toString()).toBe(tail)
  })

  test.each(['tab=boven', 'status=ja', 'owner=ik', 'apart=misschien', 'sort='])(
    '"%s" is as if it said nothing',
    tail => {
      expect(asked(tail)).toEqual(asked(''))
    },
  )

  test('another question begins at its first page, and leaves the rest of the address alone', () => {
    const tail = 'kolommen=status&maand=2026-10&after=abc&search=jan'
    expect(tailWith(tail, { status: 'won' })).toBe('kolommen=status&maand=2026-10&status=won&search=jan')
  })

  test('the next page is the same question', () => {
    expect(tailWith('tab=ads&after=abc', { after: 'def' })).toBe('tab=ads&after=def')
  })

  test('what is as it opens does not stand in it', () => {
    expect(tailWith('tab=ads&search=jan', { tab: 'all', search: '' })).toBe('')
  })
})

describe('the columns in the address', () => {
  test('without any named, all are shown', () => {
    expect(columnsOf(new URLSearchParams())).toHaveLength(8)
  })

  test('unknown ones are left out, and the order is that of the table', () => {
    expect(columnsOf(new URLSearchParams('kolommen=owner,zomaar,status'))).toEqual(['status', 'owner'])
  })

  test('all of them need no word', () => {
    const all = columnsOf(new URLSearchParams())
    expect(tailWithColumns('tab=ads&kolommen=status', all)).toBe('tab=ads')
    expect(tailWithColumns('', [])).toBe('kolommen=')
    expect(columnsOf(new URLSearchParams('kolommen='))).toEqual([])
  })
})

test.each([
  ['', 'Nog geen leads ontvangen'],
  ['tab=ads', 'Nog geen Meta Ads leads'],
  ['tab=configurator', 'Nog geen configurator aanvragen'],
  ['tab=doubt', 'Niets waaraan we twijfelen.'],
  ['tab=doubt&apart=true', 'Niets waaraan we twijfelen.'],
  ['apart=true', 'Niets apart gehouden.'],
  ['tab=ads&search=jan', 'Geen leads die hierbij passen.'],
])('an empty list at "%s" says %s', (tail, text) => {
  expect(emptyText(asked(tail))).toBe(text)
})

test('another order is no filter', () => {
  expect(isFiltered(asked('sort=oldest&tab=ads'))).toBe(false)
  expect(isFiltered(asked('owner=none'))).toBe(true)
})
