import { expect, test } from 'vitest'
import { normalisePath } from '@/features/website/model/routes'

test.each([
  ['/', '/'],
  ['/oud', '/oud'],
  ['/oud/', '/oud'],
  ['/oud//', '/oud'],
  ['/café', '/caf%C3%A9'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/100%', '/100%25'],
  ['/twee woorden', '/twee%20woorden'],
])('%s is asked for as %s', (typed, asked) => {
  expect(normalisePath(typed)).toBe(asked)
})
