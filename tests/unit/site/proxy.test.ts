import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  // Nobody listens there: the discard port.
  vi.stubEnv('INTERNAL_URL', 'http://127.0.0.1:9')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

test('a page is made when the site does not reach itself, and that is said once', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  const { proxy } = await import('../../../proxy')
  for (const path of ['/webdesign-enschede', '/blog/een-artikel']) {
    const answer = await proxy(new NextRequest(`http://localhost:3000${path}`))
    expect(answer.headers.get('x-middleware-next')).toBe('1')
  }
  expect(warned.mock.calls.flat()).toEqual([expect.stringContaining('http://127.0.0.1:9')])
})
