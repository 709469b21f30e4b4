import config from '@payload-config'
import { NextRequest } from 'next/server'
import { handleEndpoints } from 'payload'
import { describe, expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { env } from '@/platform/env'
import { answerHead, catchUnreadablePost, withNoStore } from '@/platform/payload/restAnswers'
import { proxy } from '../../../proxy'
import { bearing, JSON_BODY, loggedIn, rest } from '../../support/customers'
import { staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const customer = await loggedIn(ctx)

const EVERYBODY: [string, Record<string, string>][] = [
  ['a visitor', {}],
  ['a customer', bearing(customer.token)],
  ['an administrator', bearing(await staffToken(ctx.payload, 'admin'))],
]
const REFUSED = { errors: [{ message: 'Invalid' }] }
const answer = async (path: string, init: RequestInit = {}) => {
  const response = await rest(path, init)
  return { path, status: response.status, body: await response.json() }
}

describe.each(EVERYBODY)('to %s', (_who, headers) => {
  test.each([
    'services?where[_status][equals]=onzin',
    'services?where[places][in]=onzin',
    'services?where[title][equals]=%00',
    'services?where[title][near]=x',
    'services?where=x',
    'services?page=-1',
    'services?limit=99999999999999999999',
    'posts?where[category][equals]=onzin',
    'redirects?where[to.reference.value][equals]=x',
    'redirects?where[to.reference][equals]=x',
    'media/file/a?prefix=x',
  ])('what cannot be asked is refused, and nothing is said of the database: /%s', async path => {
    expect(await answer(`/${path}`, { headers })).toEqual({ path: `/${path}`, status: 400, body: REFUSED })
  })

  test.each([
    'leads?where[status][equals]=onzin',
    'leads?where[id][equals]=x',
    'leads?where[id][in]=x,y',
    'leads?where[status][like]=onz',
    'hosting-orders?where[status][equals]=onzin',
    'hosting-orders?where[customer][in]=x',
    'hosting-customers?where[kind][equals]=onzin',
    'staff?where[roles][equals]=onzin',
    'payments?where[state][equals]=onzin',
    'hosting-orders/x',
    'hosting-customers/x',
    'staff/x',
  ])(
    'a value that does not exist is no fault of ours, where it may be asked and where not: /%s',
    async path => {
      const { status, body } = await answer(`/${path}`, { headers })
      expect([200, 400, 403, 404]).toContain(status)
      expect(JSON.stringify(body)).not.toMatch(/query|select|onzin|Something went wrong/i)
    },
  )

  test.each([
    ...['leads/versions', 'staff/versions', 'staff/versions/x', 'security-events/versions'],
    ...['payload-kv/versions', 'payload-jobs/versions/x', 'payload-locked-documents/versions'],
  ])('versions of what has none are refused: /%s', async path => {
    const { status } = await answer(`/${path}`, { headers })
    expect([400, 403, 404]).toContain(status)
  })

  test.each(['{}', '{"alt":"x"}'])('an upload without a file is refused: %s', async body => {
    const init = { method: 'POST', headers: { ...headers, ...JSON_BODY }, body }
    expect([400, 403]).toContain((await answer('/media', init)).status)
  })

  test.each([
    ['that was cut off', '--grens\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{', 'grens'],
    ['without any part', 'onzin', 'grens'],
    [
      'whose content is no JSON',
      '--grens\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--grens--\r\n',
      'grens',
    ],
    ['that does not say where its parts begin', 'onzin', ''],
  ])('a form %s is refused', async (_name, body, boundary) => {
    const type = `multipart/form-data${boundary && `; boundary=${boundary}`}`
    const init = { method: 'POST', headers: { ...headers, 'content-type': type }, body }
    for (const path of ['/media', '/leads', '/staff/login', '/globals/claims'])
      expect(await answer(path, init)).toEqual({ path, status: 400, body: REFUSED })
  })

  test.each(['null', '"x"', '1', '{"email":"\\u0000","password":"\\u0000"}'])(
    'a body of %s is refused',
    async body => {
      for (const path of ['/staff/login', '/services', `/hosting-customers/${customer.id}`]) {
        const method = path.startsWith('/hosting') ? 'PATCH' : 'POST'
        const { status } = await answer(path, { method, headers: { ...JSON_BODY, ...headers }, body })
        expect({ path, fault: status >= 500 }).toEqual({ path, fault: false })
      }
    },
  )
})

describe('an address', () => {
  const status = async (path: string) => (await proxy(new NextRequest(`${env.SITE_URL}${path}`))).status

  test.each(['/api/%', '/api/media/file/%E0%A4%A', '/api/leads/%ff', '/admin/%c3'])(
    'whose escapes stand for nothing is refused before anybody reads it: %s',
    async path => expect(await status(path)).toBe(400),
  )

  test.each(['/api/media/file/caf%C3%A9.webp', '/api/leads', '/admin', '/api/media/file/100%25.webp'])(
    'whose escapes can be read goes on: %s',
    async path => expect(await status(path)).toBe(200),
  )
})

describe('asked for its head', () => {
  const get = (request: Request) => handleEndpoints({ config, request })
  const args = { params: Promise.resolve({}) }
  const request = (path: string, method: string) => new Request(`${env.SITE_URL}/api${path}`, { method })

  test('an upload answers as it would in full, without its bytes', async () => {
    const { docs } = await ctx.payload.find({ collection: 'media', limit: 1, depth: 0, ...asSystem })
    const path = `/media/file/${docs[0]?.filename}`
    const [head, whole] = [
      await answerHead(get)(request(path, 'HEAD'), args),
      await get(request(path, 'GET')),
    ]
    expect([head.status, [...head.headers]]).toEqual([200, [...whole.headers]])
    expect(Number(head.headers.get('content-length'))).toBe((await whole.arrayBuffer()).byteLength)
    expect(head.body).toBeNull()
  })

  test('what is not there, or for somebody else, says so', async () => {
    const statuses = ['/media/file/niets.webp', '/leads', '/services'].map(
      async path => (await answerHead(get)(request(path, 'HEAD'), args)).status,
    )
    expect(await Promise.all(statuses)).toEqual([404, 403, 200])
  })
})

test('a filter that is sent as a body which is no JSON is refused', async () => {
  const post = catchUnreadablePost(request => handleEndpoints({ config, request }))
  const headers = { ...JSON_BODY, 'X-HTTP-Method-Override': 'GET' }
  const sent = (body: string) =>
    new Request(`${env.SITE_URL}/api/services`, { method: 'POST', headers, body })
  const args = { params: Promise.resolve({}) }
  expect([(await post(sent('{'), args)).status, (await post(sent('{}'), args)).status]).toEqual([400, 200])
})

test.each(['GET', 'POST', 'PATCH', 'DELETE'])(
  'what Payload serves at no address is not there: %s',
  async method => {
    const ask = withNoStore(request => handleEndpoints({ config, request }))
    for (const path of ['payload-migrations', 'payload-migrations/versions/x']) {
      const request = new Request(`${env.SITE_URL}/api/${path}`, { method })
      expect((await ask(request, { params: Promise.resolve({}) })).status).toBe(404)
    }
  },
)

test('what is answered is kept by no browser, but for a picture, which says how long it may be', async () => {
  const get = withNoStore(request => handleEndpoints({ config, request }))
  const { docs } = await ctx.payload.find({ collection: 'media', limit: 1, depth: 0, ...asSystem })
  const kept = async (path: string) => {
    const headers = bearing(customer.token)
    const request = new Request(`${env.SITE_URL}/api${path}`, { headers })
    const response = await get(request, { params: Promise.resolve({}) })
    await response.arrayBuffer()
    return [response.status, response.headers.get('cache-control')]
  }
  expect(await kept(`/hosting-customers/${customer.id}`)).toEqual([200, 'no-store'])
  expect(await kept('/leads')).toEqual([403, 'no-store'])
  expect(await kept('/media/file/niets.webp')).toEqual([404, 'no-store'])
  expect(await kept(`/media/file/${docs[0]?.filename}`)).toEqual([200, expect.stringContaining('public')])
})

test.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf'])(
  '%s, which every object has, is no collection',
  async name => {
    for (const path of [`/${name}`, `/${name}/x`, `/${name}/count`, `/globals/${name}`])
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
        expect([path, method, (await rest(path, { method })).status]).toEqual([path, method, 404])
  },
)

test('what cannot be asked of many records at once is refused, and so is an address that is no text', async () => {
  const operator = bearing(await staffToken(ctx.payload, 'operator'))
  const sent = (method: string, path: string, body?: string) =>
    answer(path, { method, body, headers: { ...JSON_BODY, ...operator } })
  expect((await sent('PATCH', '/leads?where[id][near]=x', '{}')).status).toBe(400)
  for (const email of [-1, { $ne: null }, ['a@b.example']])
    expect((await sent('POST', '/hosting-customers', JSON.stringify({ email }))).status).toBe(400)
  expect((await sent('DELETE', '/payload-preferences/verzonnen')).status).toBe(404)
})
