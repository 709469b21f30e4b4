import { readdirSync } from 'node:fs'
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

/** By content, or not for visitors: what is not found, and the parts of the look while it is developed. */
const ASKED_FOR = ['[...rest]', '[region]', 'blog/[slug]', 'blog/pagina/[page]', 'niet-gevonden', 'stijl']

test('every page that is built is known without asking the site', async () => {
  const { proxy } = await import('../../../proxy')
  const unknown = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
    .filter(file => /(^|\/)page\.tsx$/.test(file))
    .map(file => file.replace(/\/?page\.tsx$/, ''))
    .filter(path => !ASKED_FOR.includes(path))
    .filter(path => proxy(new NextRequest(`http://localhost:3000/${path}`)) instanceof Promise)
  expect(unknown).toEqual([])
})
