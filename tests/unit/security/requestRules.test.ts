import { expect, test } from 'vitest'
import { bodyRule, rejectionStatus } from '@/platform/http/requestRules'

const SITE = 'https://bureau.example'
const host = 'bureau.example'
const refused = (method: string, url: string, headers: object = {}) =>
  rejectionStatus({ method, url, headers: { host, ...headers } }, SITE)

test.each(['a@b', 'a/b', 'a b', '', 'a:x', 'a:123456', '[::1', 'a\\b', '<a>'])('%j is no host', name => {
  expect(refused('GET', '/', { host: name })).toBe(400)
  expect(refused('GET', '/', { 'x-forwarded-host': `${host}, ${name}` })).toBe(400)
})

test.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'web_1.bureau.example'])('%j is a host', name =>
  expect(refused('GET', '/', { host: name, 'x-forwarded-host': name })).toBe(null),
)

test.each([
  '/%',
  '/%E0%A4%A',
  '/contact%zz',
  '/api/leads/%ff',
  '/_next/%c3',
  '/x%00.txt',
  'http://a@b/',
  '*',
])('%s cannot be read', url => expect(refused('GET', url)).toBe(400))

test.each(['/', '/caf%C3%A9', '/x?a=%E0%A4%A', '/a%2Fb'])('%s can be read', url =>
  expect(refused('GET', url)).toBe(null),
)

test.each([
  '/',
  '/contact',
  '/api/staff/login',
  '/api/leads',
  '/admin',
  '/intern/vergeten',
  '/hosting-login',
])('what another site sends to %s is refused', url => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const origin of ['https://elders.example', 'null', `https://${host}.elders.example`, ''])
      expect(refused(method, url, { origin })).toBe(403)
    for (const from of ['cross-site', 'same-site', 'x'])
      expect(refused(method, url, { 'sec-fetch-site': from })).toBe(403)
    for (const own of [
      {},
      { origin: SITE },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ])
      expect(refused(method, url, own)).toBe(null)
  }
  expect(refused('GET', url, { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' })).toBe(null)
})

test.each(['/api/webhooks/mollie', '/api/webhooks/meta', '/nieuwsbrief/direct?sleutel=x'])(
  'others may post to %s',
  url => expect(refused('POST', url, { origin: 'https://elders.example' })).toBe(null),
)

test.each(['TRACE', 'TRACK', 'PROPFIND', 'get'])('nothing here is asked with %s', method => {
  for (const url of ['/', '/api/leads', '/admin']) expect(refused(method, url)).toBe(405)
})

test.each(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])('%s is asked', method =>
  expect(refused(method, '/api/leads')).toBe(null),
)

test('looking at an address never runs jobs', () => {
  for (const url of [
    '/api/payload-jobs/run',
    '/api/payload-jobs/%72un?limit=1',
    '/api/payload-jobs/handle-schedules/',
  ])
    for (const method of ['GET', 'HEAD']) expect(refused(method, url)).toBe(405)
  expect(refused('GET', '/api/payload-jobs')).toBe(null)
})

const staff = { cookie: 'a=b; payload-token=x' }
test.each([
  ['POST', '/contact', {}, 256 * 1024],
  ['POST', '/admin/login', staff, 256 * 1024],
  ['POST', '/api/staff/login', {}, 64 * 1024],
  ['PATCH', '/api/globals/claims', staff, 2 * 1024 * 1024],
  ['POST', '/api/media', {}, 64 * 1024],
  ['POST', '/api/media', staff, 11 * 1024 * 1024],
  ['POST', '/api/quotes-console/record', {}, 64 * 1024],
  ['POST', '/api/quotes-console/record', staff, 11 * 1024 * 1024],
  ['PATCH', '/api/media/x?depth=0', { authorization: 'JWT x' }, 11 * 1024 * 1024],
  ['POST', '/api/webhooks/mollie', {}, 1024 * 1024],
  ['POST', '/intern/vergeten', {}, 8 * 1024],
  ['GET', '/intern/adres', {}, 16 * 1024],
])('%s %s %j brings at most %d bytes', (method, url, headers, most) => {
  expect(bodyRule({ method, url, headers }).most).toBe(most)
  expect(refused(method, url, { ...headers, 'content-length': String(most) })).toBe(null)
  expect(refused(method, url, { ...headers, 'content-length': String(most + 1) })).toBe(413)
})
