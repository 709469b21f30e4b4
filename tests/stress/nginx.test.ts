import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { deployedNginx } from '../support/deployedNginx'
import { Client } from '../support/loopbackLoad'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const SHARED = 'public, max-age=0, s-maxage=5'
const folder = mkdtempSync(path.join(tmpdir(), 'webbureau-nginx-'))
const seen: { site: number; request: IncomingMessage }[] = []
const page: Handler = (_request, response) => answer(response, { 'cache-control': SHARED })
let handle: Handler = page

/** Two servers that stand for the sites, and note what reaches them. */
const servers = [0, 1].map(site =>
  createServer((request, response) => {
    seen.push({ site, request })
    handle(request, response)
  }).listen(0, '127.0.0.1'),
)
await Promise.all(servers.map(server => once(server, 'listening')))
const [first = 0, second = 0] = servers.map(server => (server.address() as AddressInfo).port)
const nginx = await deployedNginx(folder, [first, second])
const client = new Client(nginx.url, nginx.certificate)

function answer(response: ServerResponse, headers: Record<string, string>): void {
  response.writeHead(200, headers).end(`answer ${seen.length}`)
}

beforeEach(() => {
  seen.length = 0
  handle = page
})
afterAll(async () => {
  client.close()
  await nginx.stop()
  for (const server of servers) server.close().closeAllConnections()
  rmSync(folder, { recursive: true })
})

let made = 0
const newPage = () => `/pagina-${made++}`

/** How many of two equal requests reach a site. */
async function reaching(headers: Record<string, string> = {}, method = 'GET'): Promise<number> {
  const path = newPage()
  await client.ask(path, { headers, method })
  await client.ask(path, { headers, method })
  return seen.length
}

describe('the micro-cache', () => {
  test('keeps what the site gives to everybody', async () => {
    expect(await reaching()).toBe(1)
  })

  test.each([
    ['is private', { 'cache-control': 'private, s-maxage=5' }],
    ['may not be stored', { 'cache-control': 'no-store' }],
    ['says nothing', {}],
    ['is for browsers alone', { 'cache-control': 'public, max-age=600' }],
    ['sets a cookie', { 'cache-control': SHARED, 'set-cookie': 'klant-sessie=abc' }],
    ['varies by anything', { 'cache-control': SHARED, vary: '*' }],
  ])('keeps no answer that %s', async (_what, headers) => {
    handle = (_request, response) => answer(response, headers)
    expect(await reaching()).toBe(2)
  })

  test.each([
    ['previews', { cookie: 'cookieConsent=true; __prerender_bypass=abc' }],
    ['is staff', { cookie: 'payload-token=abc' }],
    ['is a customer', { cookie: '__Host-klant-sessie=abc' }],
    ['brings a key', { authorization: 'Bearer abc' }],
    ['asks for a part of a page', { rsc: '1' }],
    ['prefetches', { 'next-router-prefetch': '1' }],
  ])('asks the site for everybody who %s', async (_who, headers) => {
    expect(await reaching(headers)).toBe(2)
  })

  test('gives nobody a part of a page, or what somebody else was shown, for a page', async () => {
    const path = newPage()
    for (const headers of [{ rsc: '1' }, { cookie: 'payload-token=abc' }] as Record<string, string>[])
      await client.ask(path, { headers })
    expect((await client.ask(path)).body).toBe('answer 3')
  })

  test('keeps one answer for each of what it varies by', async () => {
    handle = (request, response) =>
      answer(response, {
        'cache-control': SHARED,
        vary: `accept-encoding`,
        is: `${request.headers['accept-encoding']}`,
      })
    const path = newPage()
    const asked = (encoding: string) => client.ask(path, { headers: { 'accept-encoding': encoding } })
    const answers = [await asked('gzip'), await asked('br'), await asked('gzip'), await asked('br')]
    expect(answers.map(({ headers }) => headers.is)).toEqual(['gzip', 'br', 'gzip', 'br'])
    expect(seen).toHaveLength(2)
  })

  test('passes on every form', async () => {
    expect(await reaching({}, 'POST')).toBe(2)
  })

  test('shows a page while the sites answer nothing but faults, and makes it anew once they do', async () => {
    const path = newPage()
    const { body } = await client.ask(path)
    await new Promise(resolve => setTimeout(resolve, 2100))
    handle = (_request, response) => response.writeHead(500).end()
    expect(await client.ask(path)).toMatchObject({ status: 200, body })
    handle = page
    await expect.poll(async () => (await client.ask(path)).body, { timeout: 5000 }).not.toBe(body)
  })
})

describe('the two sites', () => {
  const breaksOff: Handler = request => request.socket.destroy()

  test('a page is asked of the other when one breaks off, a form never', async () => {
    handle = (request, response) =>
      seen.length === 1 ? breaksOff(request, response) : page(request, response)
    expect((await client.ask(newPage())).status).toBe(200)
    expect(new Set(seen.map(({ site }) => site))).toEqual(new Set([0, 1]))
    seen.length = 0
    expect((await client.ask(newPage(), { method: 'POST' })).status).toBe(502)
    expect(seen).toHaveLength(1)
  })

  test('a script that one build lacks comes from the other', async () => {
    handle = (request, response) =>
      seen.length === 1 ? response.writeHead(404).end() : page(request, response)
    expect((await client.ask('/_next/static/chunks/abc.js')).status).toBe(200)
  })

  test.each([
    [first, 1],
    [second, 0],
  ])('one that is out gets nothing', async (port, other) => {
    const out = path.join(nginx.out, `out-${port}`)
    writeFileSync(out, '')
    for (let turn = 0; turn < 6; turn++) await client.ask(newPage())
    rmSync(out)
    expect(seen.map(({ site }) => site)).toEqual(Array(6).fill(other))
  })

  test('are told who calls, whatever a client says of itself, and by which name nginx logs it', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'http', 'x-request-id': 'mine' }
    await client.ask('/offerte/een-geheime-sleutel?token=geheim', { headers })
    const told = seen[0]?.request.headers
    expect(told).toMatchObject({
      ...{ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
      host: new URL(nginx.url).host,
    })
    expect(told?.['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    await expect.poll(() => nginx.log()).toContain(` ${told?.['x-request-id']} GET "/offerte/-" 200 `)
    expect(nginx.log()).not.toContain('geheim')
  })
})

describe('closed to visitors', () => {
  test.each([
    '/intern/adres?pad=/',
    '/intern/vergeten',
    '/intern/toestand',
    '//intern/adres',
    '/%69ntern/adres',
  ])('%s', async address => {
    expect((await client.ask(address)).status).toBe(404)
    expect(seen).toEqual([])
  })

  test.each(['/gereed', '/metrics'])('%s, but not to this machine', async address => {
    expect((await client.ask(address, { localAddress: '127.0.0.2' })).status).toBe(403)
    expect(seen).toEqual([])
    expect((await client.ask(address, { localAddress: '127.0.0.1' })).status).toBe(200)
  })

  test('the two addresses of a preview are open', async () => {
    for (const address of ['/intern/voorbeeld?naar=/', '/intern/voorbeeld/uit'])
      expect((await client.ask(address)).status).toBe(200)
  })
})

describe('other ways to the site', () => {
  const plain = (address: string) => fetch(nginx.plainUrl + address, { redirect: 'manual' })

  test('http leads to https, but for what certbot shows', async () => {
    const answered = await plain('/contact?a=b')
    expect([answered.status, answered.headers.get('location')]).toEqual([
      301,
      'https://127.0.0.1/contact?a=b',
    ])
    const challenges = path.join(folder, 'acme/.well-known/acme-challenge')
    mkdirSync(challenges, { recursive: true })
    writeFileSync(path.join(challenges, 'proof'), 'ours')
    expect(await (await plain('/.well-known/acme-challenge/proof')).text()).toBe('ours')
  })

  test('www leads to the name without it', async () => {
    const { status, headers } = await client.ask('/contact?a=b', { headers: { host: 'www.bureau.example' } })
    expect([status, headers.location]).toEqual([301, 'https://bureau.example/contact?a=b'])
  })
})
