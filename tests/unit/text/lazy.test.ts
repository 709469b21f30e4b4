import { expect, test } from 'vitest'
import { lazy } from '@/platform/text/lazy'

test('nothing is made before it is asked for, and then once', () => {
  let made = 0
  const ask = lazy(() => {
    made += 1
    return undefined
  })
  expect(made).toBe(0)
  ask()
  ask()
  expect(made).toBe(1)
})
