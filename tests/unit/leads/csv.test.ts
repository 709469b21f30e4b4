import { describe, expect, test } from 'vitest'
import { csvAmount, csvCell, csvRow } from '@/platform/console/officeEndpoints'

describe('a cell', () => {
  test.each([
    ['Jan Proef', '"Jan Proef"'],
    ['', '""'],
    ['zegt "hallo"', '"zegt ""hallo"""'],
    ['een; twee', '"een; twee"'],
    ['regel\nregel', '"regel\nregel"'],
    ['a=b', '"a=b"'],
  ])('%j is kept as %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  test.each(['=HYPERLINK("https://spam.example")', '+31612345678', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
    '%j is never a formula',
    value => {
      expect(csvCell(value)).toBe(`"'${value.replaceAll('"', '""')}"`)
    },
  )
})

test.each([
  [1210, '12,10'],
  [-1210, '-12,10'],
  [0, '0,00'],
  [null, ''],
])('%j cents are a number: %s', (cents, cell) => {
  expect(csvAmount(cents)).toBe(cell)
})

test('a row has semicolons between its cells and ends with both signs of a new line', () => {
  expect(csvRow(['Nr.', 'Naam', ''])).toBe('"Nr.";"Naam";""\r\n')
})
