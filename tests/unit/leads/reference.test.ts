import { expect, test } from 'vitest'
import { readReference } from '@/features/leads/model/reference'

test.each([
  ['K7XW4M', 'K7XW4M'],
  [' k7xw4m ', 'K7XW4M'],
  ['k7x w4m', 'K7XW4M'],
  ['K7X-W4M', 'K7XW4M'],
  ['347999', '347999'],
  ['00427', null],
  ['K7XW4', null],
  ['K7XW4MM', null],
  ['JANSEN', null],
  ['O0I1L5', null],
  ['', null],
])('%j is read as %j', (typed, reference) => {
  expect(readReference(typed)).toBe(reference)
})
