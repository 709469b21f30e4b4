import { expect, test } from '@playwright/test'
import { type Door, IN_ORDER, type Input, tryAll } from '../support/corpus'
import { ALL_CASES } from '../support/moreBadInput'
import { type Answered, type Asked, rawClient } from '../support/rawRequests'

const BASE = process.env.SITE_URL ?? ''
const { ask, close } = rawClient(BASE)
test.afterAll(close)

/** What no visitor may read anywhere. */
const SECRET = [process.env.SEED_ADMIN_EMAIL ?? '', process.env.PAYLOAD_SECRET ?? '']
const AT_ONCE = 8

/** Whether the answer is a fault of ours, tells a secret, shows what was sent as markup or leads elsewhere. */
function faultOf({ status, headers, text }: Answered, sent: string, path: string): string | null {
  // Without keys of Mollie and Meta their webhooks say so.
  const isSwitchedOff = status === 503 && path.startsWith('/api/webhooks/')
  if (status >= 500 && !isSwitchedOff) return `answered ${status} ${text.slice(0, 100)}`
  if (SECRET.some(secret => text.includes(secret))) return 'tells a secret'
  const isPage = /html|svg|xml/.test(headers['content-type'] ?? '')
  if (isPage && /<[a-z!/]/i.test(sent) && text.includes(sent)) return 'shows it as markup'
  const { location } = headers
  return location && new URL(location, BASE).origin !== BASE ? `leads to ${location}` : null
}

type Try = Asked & { name: string; sent: string }

const inputOf = ({ name, sent, ...asked }: Try): Input => ({
  name: `${asked.method ?? 'GET'} ${asked.path.slice(0, 120)} ${name}`,
  judge: async () => faultOf(await ask(asked), sent, asked.path),
})

const tryThem = (door: Door, all: Try[]) => tryAll(door, all.map(inputOf), AT_ONCE)

/** In an address, with or without the dots that a browser would take away. */
const inPath = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E').replaceAll("'", '%27')
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }

/** Every route handler, with the text in each place that it reads. */
const HANDLERS: ((value: string, text: string) => Asked)[] = [
  value => ({ path: `/chat.json?${value}=${value}` }),
  value => ({ path: `/intern/adres?pad=${value}` }),
  value => ({ path: `/intern/adres?pad=/blog/${value}` }),
  (value, text) => ({
    method: 'POST',
    path: '/intern/vergeten',
    body: text,
    headers: { 'x-signature': value },
  }),
  value => ({ path: `/intern/voorbeeld?naar=${value}` }),
  value => ({ path: `/intern/voorbeeld/uit?naar=${value}` }),
  value => ({ path: `/nieuwsbrief/direct?sleutel=${value}` }),
  (value, body) => ({ method: 'POST', path: `/nieuwsbrief/direct?sleutel=${value}`, body, headers: form }),
  value => ({ path: `/hosting-dashboard/factuur/${value}` }),
  value => ({ path: `/afspraak/${value}/afspraak.ics` }),
  value => ({ path: `/afspraken.json?eerste=${value}` }),
  value => ({ path: '/hosting-dashboard/mijn-gegevens', headers: { cookie: `klant-sessie=${value}` } }),
  value => ({
    path: `/api/webhooks/meta?hub.mode=subscribe&hub.verify_token=${value}&hub.challenge=${value}`,
  }),
  (value, body) => ({
    ...{ method: 'POST', path: '/api/webhooks/meta', body },
    headers: { 'x-hub-signature-256': `sha256=${value}` },
  }),
  value => ({ method: 'POST', path: '/api/webhooks/mollie', body: `id=${value}`, headers: form }),
  value => ({ path: `/blog/rss.xml?${value}` }),
  value => ({ path: `/.well-known/security.txt?${value}` }),
  value => ({ path: `/sitemap.xml?${value}` }),
  value => ({ path: `/api/leads-console?search=${value}&tab=${value}` }),
  value => ({
    path: `/api/hosting-console/export.csv?tab=${value}`,
    headers: { cookie: `payload-token=${value}` },
  }),
  value => ({ path: `/api/media/file/${value}` }),
  value => ({ path: `/api/media/file/${value}.webp?prefix=${value}` }),
  (value, body) => ({ method: 'POST', path: `/api/${value}`, body, headers: json }),
  (value, body) => ({ method: 'PATCH', path: `/api/leads/${value}`, body, headers: json }),
  (_value, body) => ({ method: 'POST', path: '/api/staff/confirm', body, headers: json }),
]

test('no route handler falls over what is sent to it, or says what it must not', async () => {
  const bodies = ALL_CASES.filter((_, at) => at % 3 === 0).flatMap(([name, text]) =>
    HANDLERS.map(made => ({ name, sent: text, ...made(inPath(text), text.toWellFormed()) })),
  )
  const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'POST', 'TRACE', 'PROPFIND'].flatMap(method =>
    HANDLERS.map(made => ({ name: 'by method', sent: 'x', ...made('x', 'x'), method })),
  )
  expect(await tryThem('route handlers', [...bodies, ...methods])).toEqual(IN_ORDER)
})

const PAGES: ((value: string) => string)[] = [
  value => `/wachtwoord-instellen?sleutel=${value}`,
  value => `/hosting-bestellen/klaar?bestelling=${value}`,
  value => `/hosting-bestellen/klaargezet/${value}`,
  value => `/betalen/test/${value}`,
  value => `/hosting-dashboard?wijzig=${value}&betaling=${value}`,
  value => `/hosting-dashboard/bestelling/${value}`,
  value => `/nieuwsbrief/bevestigen?sleutel=${value}&sleutel=${value}`,
  value => `/nieuwsbrief/uitschrijven?sleutel=${value}`,
  value => `/afspraak/${value}`,
  value => `/afspraak?moment=${value}`,
  value => `/hosting-login?terug=${value}`,
  value => `/hosting-bestellen?pakket=${value}`,
  value => `/contact?${value}=${value}`,
  value => `/blog/${value}`,
  value => `/blog/pagina/${value}`,
  value => `/${value}`,
]

/** What browsers, proxies and Next's own scripts say beside an address. */
const HEADERS = [
  ...[
    'cookie',
    'user-agent',
    'referer',
    'accept',
    'accept-language',
    'accept-encoding',
    'if-none-match',
    'range',
  ],
  ...['x-forwarded-for', 'x-forwarded-proto', 'x-nextjs-data', 'next-router-state-tree', 'next-url', 'rsc'],
  ...[
    'next-router-prefetch',
    'next-router-segment-prefetch',
    'x-middleware-subrequest',
    'x-middleware-rewrite',
  ],
  ...['next-action', 'content-type', 'authorization', 'sec-fetch-site', 'x-signature', 'x-proof'],
]
const COOKIES = [
  'klant-sessie',
  '__Host-klant-sessie',
  'payload-token',
  '__prerender_bypass',
  '__next_preview_data',
]

/** What of a text a header can hold. */
const inHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, '').trim() || 'x'

test('no page falls over its address or headers, or shows what stands in them as markup', async () => {
  const addresses = ALL_CASES.filter((_, at) => at % 3 === 1).flatMap(([name, text]) =>
    PAGES.map(made => ({ name, sent: text, path: made(inPath(text)) })),
  )
  const some = ALL_CASES.filter((_, at) => at % 8 === 0)
  const said = some.flatMap(([name, text]) =>
    [
      ...HEADERS.map(header => [header, inHeader(text)] as const),
      ...COOKIES.map(cookie => ['cookie', `${cookie}=${inHeader(text)}`] as const),
    ].map(([header, value]) => ({ name, sent: text, path: '/hosting-login', headers: { [header]: value } })),
  )
  const scripts = some.flatMap(([name, text]) =>
    ['/', '/contact', '/hosting-login', '/wachtwoord-vergeten'].map(path => ({
      ...{ name, sent: text, path: `${path}?_rsc=${inPath(text)}` },
      headers: { rsc: '1', 'next-router-state-tree': inPath(text), 'next-url': inHeader(text) },
    })),
  )
  expect(await tryThem('pages', [...addresses, ...said, ...scripts])).toEqual(IN_ORDER)
})

const PREFIXES = [
  '',
  '/blog',
  '/blog/pagina',
  '/api',
  '/api/media/file',
  '/admin',
  '/_next',
  '/_next/static',
  '/intern',
  '/hosting-dashboard',
  '/.well-known',
  '/nieuwsbrief',
]
const ENDINGS = [
  'php',
  'env',
  'git/config',
  'js',
  'map',
  'css',
  'json',
  'xml',
  'svg',
  'html',
  'rsc',
  'txt',
  'webp',
  'sql',
  'bak',
]
const ODD = [
  ...[
    '/..',
    '/../..//etc/passwd',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2f.env',
    '/..%5c..%5c.env',
    '/....//',
  ],
  ...[
    '/%00',
    '/%',
    '/%E0%A4%A',
    '/%ff%fe',
    '/%252e%252e%252f',
    '/%25',
    '//spam.example',
    '/\\spam.example',
    '///',
  ],
  ...[
    '/;a=b',
    '/a;b/c',
    '/a%0d%0aX:%20y',
    '/%0a',
    '/%c0%ae%c0%ae/',
    '/~root',
    '/.',
    '/*',
    '/?',
    '/#',
    '/a?b?c',
    '/&',
    '/@',
  ],
  ...[
    '/[slug]',
    '/(site)',
    '/[...rest]',
    '/@modal',
    '/_not-found',
    '/index',
    '/__proto__',
    '/constructor',
    '/a|b',
    '/^',
  ],
  ...[
    `/${'a'.repeat(4000)}`,
    `/${'a/'.repeat(800)}`,
    `/${'%41'.repeat(1500)}`,
    '/é'.replace('é', '%e9'),
    '/%F0%9F%8C%B3',
  ],
]
const HOSTS = [
  'spam.example',
  'a@b',
  'a b',
  '[::1]',
  '[::1',
  'localhost:99999',
  'x:y:z',
  '',
  '.',
  '..',
  'a/b',
  '127.0.0.1',
  '<script>',
  "a'b",
  'a,b',
  'xn--80ak6aa92e.com',
  `${'a'.repeat(300)}.example`,
]
const ORIGINS = [
  'null',
  'https://spam.example',
  `${BASE}.spam.example`,
  `${BASE}@spam.example`,
  'file://',
  'javascript:alert(1)',
  '',
  ' ',
  `${BASE}/`,
  BASE.toUpperCase(),
  `${BASE}, https://spam.example`,
  '<script>',
]

test('no made-up path, host or origin is a fault of ours, or leads elsewhere', async () => {
  const paths = PREFIXES.flatMap(prefix => [
    ...ODD.map(odd => `${prefix}${odd}`),
    ...ENDINGS.flatMap(ending => [
      `${prefix}/verzonnen.${ending}`,
      `${prefix}/.${ending}`,
      `${prefix}/a.b/c.${ending}`,
    ]),
  ])
  const places = [
    '/',
    '/contact',
    '/blog/verzonnen',
    '/api/services',
    '/hosting-login',
    '/admin/login',
    '/intern/adres?pad=/',
  ]
  const hosts = HOSTS.flatMap(host =>
    places.flatMap(path => [
      { name: `host ${host}`, sent: host, path, headers: { host } },
      { name: `forwarded ${host}`, sent: host, path, headers: { 'x-forwarded-host': host } },
    ]),
  )
  const origins = ORIGINS.flatMap(origin =>
    [...places, '/api/staff/confirm', '/nieuwsbrief/direct'].map(path => ({
      ...{ name: `origin ${origin}`, sent: origin, path, method: 'POST', body: '{}' },
      headers: { ...json, origin },
    })),
  )
  const made = paths.map(path => ({ name: 'path', sent: path, path }))
  expect(await tryThem('paths', [...made, ...hosts, ...origins])).toEqual(IN_ORDER)
})
