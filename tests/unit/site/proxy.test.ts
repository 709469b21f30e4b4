import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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

test('what stands nowhere leads to one page, whatever its address looks like', async () => {
  const asked: string[] = []
  const site = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://x').searchParams.get('pad') ?? '')
    response.setHeader('content-type', 'application/json').end('{"kind":"unknown"}')
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  vi.stubEnv('INTERNAL_URL', `http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  const { proxy, config } = await import('../../../proxy')
  const shapes = [
    '/x',
    '/x.png',
    '/blog/y.png',
    '/blog/pagina/02',
    '/a/b/c.json',
    '/x.rsc',
    '/.env',
    '/%63ontact',
  ]
  for (const path of shapes) {
    expect(new RegExp(`^${config.matcher[0]}$`).test(path)).toBe(true)
    const answer = await proxy(new NextRequest(`http://localhost:3000${path}`))
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/niet-gevonden')
  }
  expect(asked).toEqual(shapes)
  site.close()
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
