import { describe, expect, test } from 'vitest'
import {
  apiParamsOf,
  columnsOf,
  emptyText,
  isFiltered,
  paramsOf,
  queryOf,
  tailWith,
  tailWithColumns,
} from '@/features/orders/admin/consoleAddress'

const ID = '11111111-1111-4111-8111-111111111111'
const asked = (tail: string) => queryOf(new URLSearchParams(tail))

describe('the address of the hosting console', () => {
  test.each([
    '',
    'tab=customers',
    'sort=newest&filter=hands',
    'tab=invoices&sort=amount&filter=overdue&search=jan+%26+co',
    `tab=customers&sort=open&after=abc&open=${ID}`,
  ])('"%s" survives being read and written', tail => {
    expect(paramsOf(asked(tail)).toString()).toBe(tail)
  })

  test.each(['tab=boven', 'filter=ja', 'sort=name', 'open=1', 'sort=', `search=${'x'.repeat(101)}`])(
    '"%s" is as if it said nothing',
    tail => {
      expect(asked(tail)).toEqual(asked(''))
    },
  )

  test('each tab has an order and a filter of its own', () => {
    expect(asked('tab=customers&sort=name').sort).toBe('name')
    expect(asked('tab=customers&sort=amount').sort).toBe('newest')
    expect(asked('tab=invoices&filter=pending').filter).toBe('pending')
    expect(asked('tab=customers&filter=pending').filter).toBeNull()
  })

  test('another tab keeps the search and nothing else', () => {
    const tail = `sort=newest&filter=active&search=jan&after=abc&open=${ID}&kolommen=date`
    expect(tailWith(tail, { tab: 'invoices' })).toBe('tab=invoices&search=jan')
  })

  test('another question begins at its first page with every line closed', () => {
    expect(tailWith(`after=abc&open=${ID}&kolommen=date`, { filter: 'hands' })).toBe(
      'kolommen=date&filter=hands',
    )
  })

  test('opening a line leaves the page as it is, and asks nothing else', () => {
    expect(tailWith('after=abc', { open: ID })).toBe(`after=abc&open=${ID}`)
    expect(apiParamsOf(asked(`after=abc&open=${ID}`))).toBe('after=abc')
    expect(tailWith(`after=abc&open=${ID}`, { open: null })).toBe('after=abc')
  })
})

test('the columns of each tab are its own', () => {
  expect(columnsOf(new URLSearchParams('kolommen=date,status,zomaar'))).toEqual(['status', 'date'])
  expect(columnsOf(new URLSearchParams('tab=customers&kolommen=date,status'))).toEqual(['date'])
  expect(tailWithColumns('tab=customers', ['date'])).toBe('tab=customers&kolommen=date')
  expect(tailWithColumns('kolommen=date', columnsOf(new URLSearchParams()))).toBe('')
})

test.each([
  ['', 'Nog geen bestellingen'],
  ['tab=customers', 'Nog geen klanten'],
  ['tab=invoices', 'Nog geen facturen'],
  ['tab=invoices&filter=draft', 'Niets dat hierbij past.'],
  ['search=jan', 'Niets dat hierbij past.'],
])('an empty list at "%s" says %s', (tail, text) => {
  expect(emptyText(asked(tail))).toBe(text)
})

test('another order is no filter', () => {
  expect(isFiltered(asked('sort=oldest'))).toBe(false)
})
