import { expect, test } from 'vitest'
import { isReader, READER_INPUTS } from '@/features/quotes/model/openings'

test.each([
  [true, 'visible', true, 'somebody who presses'],
  [false, 'visible', false, 'a script that dispatches an event'],
  [true, 'hidden', false, 'a page that is opened ahead, behind another'],
  [true, 'prerender', false, 'a page that is drawn ahead'],
])('trusted: %s, in a %s page: %s, %s', (isTrusted, visibility, expected) => {
  expect(isReader({ isTrusted }, visibility)).toBe(expected)
})

test('a scroll alone does not count: the browser trusts the one that a script causes', () => {
  expect(READER_INPUTS).not.toContain('scroll')
  expect(READER_INPUTS).toContain('wheel')
})
