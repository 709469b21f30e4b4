import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, describe, expect, test } from 'vitest'
import {
  byEnding,
  checkDomain,
  dnsLookup,
  LOOKUP_TIMEOUT_MS,
  rdapLookup,
} from '@/features/orders/server/domainLookup'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { onceLate } from '../../support/deadlines'
import { dnsPeer } from '../../support/dnsPeer'
import { accountsOf, newName, order, ordersOf } from '../../support/orders'
import { rdapPeer } from '../../support/rdapPeer'
import { testCtx } from '../../support/testCtx'

const dns = await dnsPeer()
const rdap = await rdapPeer()
const domains = byEnding(['com'], rdapLookup(rdap.bootstrapUrl), dnsLookup(dns.server))
const ctx = await testCtx({ mail: storedMail, domains })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })
afterAll(() => Promise.all([dns.close(), rdap.close()]))

type Seen = 'free' | 'maybe' | 'unknown' | 'taken'

async function ordered(name: string, seen: Seen) {
  const input = await order(ctx, { basket: { cycle: 'monthly', extras: [], ...newName(name, seen) } })
  const answer = await placeOrder(visitor(), input)
  return { answer, kept: (await ordersOf(ctx, input.customer.email))[0], email: input.customer.email }
}

const WITHOUT_NAME = 1950
const WITH_NAME = 2050

describe('a new name that was seen as', () => {
  test.each([
    ['free, and is free', 'free', 'vrij-a.com', 'free', 'toRegister', WITH_NAME],
    ['perhaps free, and is free', 'maybe', 'vrij-b.com', 'free', 'toRegister', WITH_NAME],
    ['free, and is perhaps free', 'free', 'vrij-c.nl', 'maybe', 'provisional', WITH_NAME],
    ['perhaps free, and still is', 'maybe', 'vrij-d.nl', 'maybe', 'provisional', WITH_NAME],
    ['unknown, and is free by now', 'unknown', 'vrij-e.com', 'unknown', 'onRequest', WITHOUT_NAME],
  ] as const)('%s', async (_words, seen, name, domainAnswer, domainState, excl) => {
    const { answer, kept } = await ordered(name, seen)
    expect(answer.kind).toBe('placed')
    expect(kept).toMatchObject({ domainName: name, domainMode: 'new', domainAnswer, domainState, excl })
  })

  test.each([
    ['silent', 'maybe'],
    ['broken', 'free'],
    ['garbage', 'maybe'],
  ] as const)(
    'free, while DNS is %s now, is sold as seen and never as certainly free (%s)',
    async (mood, seen) => {
      const name = `stuk-${mood}.nl`
      dns.names.set(name, mood)
      const order = () => ordered(name, seen)
      const { answer, kept } = await (mood === 'silent'
        ? onceLate(LOOKUP_TIMEOUT_MS, () => dns.asked.includes(`NS ${name}`), order)
        : order())
      expect(answer.kind).toBe('placed')
      expect(kept).toMatchObject({ domainAnswer: 'maybe', domainState: 'provisional', excl: WITH_NAME })
    },
  )

  test.each(['tooMany', 'broken', 'inward', 'page'] as const)(
    'free, while the registry is %s now, likewise',
    async mood => {
      rdap.names.set(`stuk-${mood.toLowerCase()}.com`, mood)
      const { kept } = await ordered(`stuk-${mood.toLowerCase()}.com`, 'free')
      expect(kept).toMatchObject({ domainAnswer: 'maybe', domainState: 'provisional' })
    },
  )

  test('unknown, while nobody can say now, is on request and costs nothing yet', async () => {
    dns.names.set('stuk-onbekend.nl', 'broken')
    const { kept } = await ordered('stuk-onbekend.nl', 'unknown')
    expect(kept).toMatchObject({ domainAnswer: 'unknown', domainState: 'onRequest', excl: WITHOUT_NAME })
  })

  test.each(['free', 'maybe', 'unknown'] as const)(
    '%s, and was taken meanwhile, is not ordered',
    async seen => {
      dns.names.set(`bezet-${seen}.nl`, 'delegated')
      const { answer, email } = await ordered(`bezet-${seen}.nl`, seen)
      expect(answer).toEqual({ kind: 'domainTaken' })
      expect(await accountsOf(ctx, email)).toEqual([])
    },
  )

  test('free, and paid for by another customer of ours meanwhile, is not ordered', async () => {
    const [{ kept: first }, { answer: second }] = [
      await ordered('vrij-g.com', 'free'),
      await ordered('vrij-g.com', 'free'),
    ]
    expect(second.kind).toBe('placed')
    const becomes = (status: string, state: string) =>
      database(ctx).drizzle.execute(
        sql`update hosting_orders set status = ${status}, domain_state = ${state} where id = ${first?.id}`,
      )
    await becomes('active', 'toRegister')
    expect((await ordered('vrij-g.com', 'free')).answer).toEqual({ kind: 'domainTaken' })
    expect(await checkDomain(ctx, 'vrij-g.com')).toBe('taken')
    await becomes('active', 'lost')
    expect(await checkDomain(ctx, 'vrij-g.com')).toBe('free')
  })

  test('taken is not ordered, even when it is free by now', async () => {
    expect((await ordered('vrij-f.com', 'taken')).answer).toEqual({ kind: 'domainTaken' })
  })

  test('free gets the first answer again when its order is sent twice and the name is taken since', async () => {
    const input = await order(ctx, { basket: newName('snel-proef.nl') })
    const first = await placeOrder(visitor(), input)
    dns.names.set('snel-proef.nl', 'delegated')
    expect(await placeOrder(visitor(), input)).toEqual(first)
  })
})

test.each([
  ['own', 'own'],
  ['move', 'toMove'],
] as const)(
  'a name of mode %s costs nothing now, and nobody is asked about it',
  async (mode, domainState) => {
    dns.asked.length = 0
    const domain = { name: `mijn-${mode}.nl`, mode, answer: null }
    const input = await order(ctx, { basket: { cycle: 'monthly', extras: [], domain } })
    await placeOrder(visitor(), input)
    const [kept] = await ordersOf(ctx, input.customer.email)
    expect(kept).toMatchObject({ domainMode: mode, domainState, domainAnswer: null, excl: WITHOUT_NAME })
    expect(dns.asked).toEqual([])
  },
)
