import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What a test prints as a warning or an error is a fault that nobody would read. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const said = [console.error, console.warn].flatMap(each => vi.mocked(each).mock.calls)
  vi.restoreAllMocks()
  expect(said).toEqual([])
})
