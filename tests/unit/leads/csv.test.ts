import { describe, expect, test } from 'vitest'
import { csvCell, csvRow } from '@/platform/console/officeEndpoints'

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

test('a row has semicolons between its cells and ends with both signs of a new line', () => {
  expect(csvRow(['Nr.', 'Naam', ''])).toBe('"Nr.";"Naam";""\r\n')
})
