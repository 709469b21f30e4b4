import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, test } from '../support/browser'

const BUILD = process.env.NEXT_DIST_DIR ?? '.next'
const ASKED = 10_000
const AT_ONCE = 24
/** Stands in every name that is made up here. */
const SIGN = 'zq7made'

/** Each number gives another address of that shape. None of them leads anywhere. */
const SHAPES: ((number: number) => string)[] = [
  number => `/${SIGN}${number}`,
  number => `/${SIGN}${number}.png`,
  number => `/blog/${SIGN}${number}`,
  number => `/blog/${SIGN}${number}.png`,
  number => `/blog/pagina/${'0'.repeat((number % 200) + 1)}2`,
  number => `/blog/pagina/2.${'0'.repeat((number % 200) + 2)}`,
  number => `/blog/pagina/${SIGN}${number}.html`,
  number => `/webdesign-enschede.${SIGN}${number}`,
  number => `/webdesign-enschede/${SIGN}${number}.webp`,
  number => `/${SIGN}${number}/diep/dieper.json`,
  number => `/${SIGN}${number}.rsc`,
  number => `/${SIGN}${number}.segments/_tree.segment.rsc`,
  number => `/%${(0x61 + (number % 26)).toString(16)}${SIGN}${number}`,
  number => `/${SIGN}${number}%E0%A4%A`,
  number => `/${SIGN}%00${number}.txt`,
  number => `/${SIGN}${number}?_rsc=${number}`,
  number => `/.well-known/${SIGN}${number}`,
  number => `/icons/${SIGN}${number}.svg`,
  number => `/_next/static/chunks/${SIGN}${number}.js`,
  number => `/_next/${SIGN}${number}.png`,
  number => `/_next/data/x/${SIGN}${number}.json`,
  number => `/intern/${SIGN}${number}.png`,
  number => `/api/${SIGN}${number}.png`,
  number => `/niet-gevonden/${SIGN}${number}`,
]

/** As a browser asks for the page, or as one of our own pages asks for what changes. */
const HEADERS = [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }, { 'x-nextjs-data': '1' }]

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
test.afterAll(() => agent.destroy())

const filesOfBuild = () => new Set(readdirSync(BUILD, { recursive: true, encoding: 'utf8' }))

const headersOf = (number: number) => HEADERS[Math.floor(number / SHAPES.length) % HEADERS.length]

/** Next answers its own scripts, which ask for what changes on a page, with a redirect or an empty page too. */
const isExpected = (status: number, number: number) =>
  headersOf(number) === HEADERS[0] ? status >= 400 && status < 500 : status < 500

async function statusOf(base: string, number: number): Promise<number> {
  const shape = SHAPES[number % SHAPES.length]
  const headers = headersOf(number)
  const asked = get(`${base}${shape?.(number)}`, { agent, headers })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return answer.statusCode ?? 0
}

test(`${ASKED} made-up addresses leave the disk as it was`, async ({ baseURL }) => {
  const before = filesOfBuild()
  const faults: string[] = []
  let next = 0
  const visitor = async () => {
    for (let number = next++; number < ASKED; number = next++) {
      const status = await statusOf(String(baseURL), number)
      if (!isExpected(status, number)) faults.push(`${SHAPES[number % SHAPES.length]?.(number)}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  expect(faults).toEqual([])

  const added = [...filesOfBuild()].filter(file => !before.has(file))
  expect(added.filter(file => file.includes(SIGN) || /pagina\/(0|2\.0)/.test(file))).toEqual([])
  // Other journeys run beside this one, and see pages for the first time.
  expect(added.length).toBeLessThan(500)
})

test('what the site does serve under a name with an ending is still served', async ({ request }) => {
  const paths = ['/favicon.ico', '/icon.svg', '/apple-icon.png', '/manifest.webmanifest', '/robots.txt']
  const more = [
    '/sitemap.xml',
    '/blog/rss.xml',
    '/chat.json',
    '/icons/icon-192.png',
    '/icons/maskable-512.png',
  ]
  for (const path of [...paths, ...more])
    expect({ path, status: (await request.get(path)).status() }).toEqual({ path, status: 200 })
})
