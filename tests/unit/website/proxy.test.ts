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
const ASKED_FOR = [
  '[...rest]',
  '[region]',
  'blog/[slug]',
  'blog/pagina/[page]',
  'niet-gevonden',
  'stijl',
  'portfolio/[slug]',
]

test('every page that is built is known without asking the site', async () => {
  const { proxy } = await import('../../../proxy')
  const unknown = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
    .filter(file => /(^|\/)page\.tsx$/.test(file))
    .map(file => file.replace(/\/?page\.tsx$/, ''))
    .filter(path => !ASKED_FOR.includes(path))
    .filter(path => proxy(new NextRequest(`http://localhost:3000/${path}`)) instanceof Promise)
  expect(unknown).toEqual([])
})

const policyOf = async (path: string) => {
  const { proxy } = await import('../../../proxy')
  const answer = await proxy(new NextRequest(`http://localhost:3000${path}`))
  const policy = answer.headers.get('content-security-policy')
  return { policy, asked: answer.headers.get('x-middleware-request-content-security-policy') }
}

test.each([
  ...['/hosting-login', '/hosting-dashboard', '/hosting-dashboard/bestelling/1', '/wachtwoord-vergeten'],
  ...['/wachtwoord-instellen', '/hosting-bestellen/klaar', '/betalen/test/1', '/nieuwsbrief/bevestigen'],
])('%s runs no script without the nonce of its request, and nobody frames it', async path => {
  const { policy, asked } = await policyOf(path)
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='(;| https:)/)
  expect(policy).not.toContain('unsafe-')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(asked).toBe(policy)
  expect((await policyOf(path)).policy).not.toBe(policy)
})

test.each(['/admin', '/admin/login'])(
  '%s runs no script without a nonce, but takes inline styles',
  async path => {
    const { policy, asked } = await policyOf(path)
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='; style-src 'self' 'unsafe-inline';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(asked).toBe(policy)
  },
)

test('a static page keeps the policy of the configuration, for it cannot carry a nonce', async () => {
  expect(await policyOf('/contact')).toEqual({ policy: null, asked: null })
})

test('whoever stands between may keep a page for seconds, and nothing that is for one visitor', async () => {
  const { proxy } = await import('../../../proxy')
  const kept = async (path: string, init?: { method?: string; headers?: Record<string, string> }) =>
    (await proxy(new NextRequest(`http://localhost:3000${path}`, init))).headers.get('cache-control')
  expect(await kept('/contact')).toBe('public, max-age=0, s-maxage=5')
  for (const own of ['/hosting-login', '/nieuwsbrief/bevestigen', '/chat.json', '/admin'])
    expect(await kept(own), own).toBeNull()
  expect(await kept('/contact', { method: 'POST' })).toBeNull()
  expect(await kept('/contact', { headers: { cookie: '__prerender_bypass=x' } })).toBeNull()
})
