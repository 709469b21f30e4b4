import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  byEnding,
  checkDomains,
  dnsLookup,
  LOOKUP_TIMEOUT_MS,
  rdapLookup,
} from '@/features/orders/server/domainLookup'
import { deadlines, onceLate } from '../../support/deadlines'
import { dnsPeer } from '../../support/dnsPeer'
import { rdapPeer } from '../../support/rdapPeer'
import { eventually, testCtx } from '../../support/testCtx'

const dns = await dnsPeer()
const rdap = await rdapPeer()
const ctx = await testCtx({ domains: dnsLookup(dns.server) })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })
afterAll(() => Promise.all([dns.close(), rdap.close()]))
beforeEach(() => {
  dns.asked.length = 0
  rdap.calls.length = 0
  rdap.list = 'well'
})

const ENDINGS = ['nl', 'com', 'eu', 'be', 'org', 'net']
const answersFor = async (typed: unknown, as = visitor()) => {
  const checked = await checkDomains(as, typed)
  return Object.fromEntries(checked.map(({ name, answer }) => [name, answer]))
}

describe('a name that DNS', () => {
  test.each([
    ['has name servers for', 'delegated', 'taken'],
    ['has only a start of authority for', 'soa', 'taken'],
    ['does not know', 'absent', 'maybe'],
    ['has neither record of', 'empty', 'unknown'],
    ['fails on', 'broken', 'unknown'],
    ['refuses to tell about', 'refused', 'unknown'],
    ['answers nonsense about', 'garbage', 'unknown'],
  ] as const)('%s (%s) is %s', async (_words, standing, answer) => {
    dns.names.set(`${standing}-proef.nl`, standing)
    expect(await ctx.domains.check(`${standing}-proef.nl`)).toBe(answer)
  })

  test('says nothing about is unknown, and is given up after three seconds, for all endings at once', async () => {
    for (const ending of ENDINGS) dns.names.set(`stil-proef.${ending}`, 'silent')
    const all = () => ENDINGS.every(ending => dns.asked.includes(`NS stil-proef.${ending}`))
    const answers = await onceLate(LOOKUP_TIMEOUT_MS, all, () => answersFor('stil-proef'))
    expect(Object.values(answers)).toEqual(Array(6).fill('unknown'))
  })

  test('cannot be asked about is unknown', async () => {
    const gone = await dnsPeer()
    await gone.close()
    expect(await dnsLookup(gone.server).check('proef.nl')).toBe('unknown')
  })
})

describe('a name that its registry', () => {
  const registry = rdapLookup(rdap.bootstrapUrl)
  const through = { ...ctx, domains: registry }
  const asked = async (name: string) => (await answersFor(name, { ...through, clientIp: randomUUID() }))[name]

  test.each([
    ['holds', 'registered', 'taken'],
    ['does not hold', 'absent', 'free'],
    ['is said not to hold by a server in between', 'page', 'unknown'],
    ['answers another name for', 'other', 'unknown'],
    ['has no time for', 'tooMany', 'unknown'],
    ['fails on', 'broken', 'unknown'],
    ['breaks off about', 'drops', 'unknown'],
    ['says nothing about', 'hangs', 'unknown'],
    ['points inward for', 'inward', 'unknown'],
  ] as const)('%s (%s) is %s', async (_words, standing, answer) => {
    const name = `${standing.toLowerCase()}-proef.com`
    rdap.names.set(name, standing)
    const time = deadlines()
    const coming = asked(name)
    await eventually(async () => rdap.calls.some(path => path.endsWith(`/${name}`)))
    if (standing === 'hangs') time.pass()
    expect(await coming).toBe(answer)
    expect(new Set(time.given())).toEqual(new Set([LOOKUP_TIMEOUT_MS]))
  })

  test('points inward for is never followed there', async () => {
    rdap.names.set('binnen-proef.com', 'inward')
    await registry.check('binnen-proef.com')
    expect(rdap.calls).not.toContain('/inward')
  })

  test.each(['broken', 'nonsense', 'inward'] as const)(
    'cannot be found, because the list of servers is %s, is unknown',
    async list => {
      rdap.list = list
      const lost = { ...ctx, clientIp: randomUUID(), domains: rdapLookup(rdap.bootstrapUrl) }
      expect(Object.values(await answersFor('proef', lost))).toEqual(Array(6).fill('unknown'))
      expect(rdap.calls).not.toContain('/inward')
    },
  )

  test('is not on the list of is unknown, and the list is read once', async () => {
    const fresh = rdapLookup(rdap.bootstrapUrl)
    expect(await fresh.check('proef.eu')).toBe('unknown')
    expect(await fresh.check('proef.net')).toBe('free')
    expect(rdap.calls.filter(path => path === '/dns.json')).toHaveLength(1)
  })
})

test('the registry is asked for the endings that are set, and never for .nl', async () => {
  dns.names.set('samen-proef.nl', 'delegated')
  rdap.names.set('samen-proef.com', 'registered')
  const domains = byEnding(['com', 'net', 'nl'], rdapLookup(rdap.bootstrapUrl), dnsLookup(dns.server))
  expect(await answersFor('samen-proef', { ...visitor(), domains })).toEqual({
    ...{ 'samen-proef.nl': 'taken', 'samen-proef.com': 'taken', 'samen-proef.net': 'free' },
    ...{ 'samen-proef.eu': 'maybe', 'samen-proef.be': 'maybe', 'samen-proef.org': 'maybe' },
  })
  expect(rdap.calls.filter(path => path.endsWith('.nl'))).toEqual([])
})

describe('who looks for a name', () => {
  test('gets every ending at once, the typed one first', async () => {
    const checked = await checkDomains(visitor(), 'https://www.Hovenier-Proef.be/contact')
    expect(checked.map(each => each.name)).toEqual(
      ['be', 'nl', 'com', 'eu', 'org', 'net'].map(ending => `hovenier-proef.${ending}`),
    )
  })

  test.each([
    '',
    '   ',
    'localhost',
    '127.0.0.1',
    'printer.local',
    'a..b',
    '-x.nl',
    '__proto__',
    'x'.repeat(5000),
    7,
    null,
    {},
  ])('gets nothing for %j, and nobody is asked', async typed => {
    expect(await checkDomains(visitor(), typed)).toEqual([])
    expect(dns.asked).toEqual([])
  })

  test('past the limit hears that nothing is known, and nobody is asked', async () => {
    const eager = visitor()
    const hasty = { ...eager, domains: { check: async () => 'taken' as const } }
    for (let turn = 0; turn < 40; turn++) await checkDomains(hasty, 'gulzig-proef.nl')
    expect(Object.values(await answersFor('gulzig-proef.nl', eager))).toEqual(Array(6).fill('unknown'))
    expect(dns.asked).toEqual([])
    expect((await answersFor('gulzig-proef.nl'))['gulzig-proef.nl']).toBe('maybe')
  })
})
