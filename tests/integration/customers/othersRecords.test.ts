import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readInvoicePdf } from '@/features/billing/server/invoiceDelivery'
import { listOwnInvoices } from '@/features/billing/server/ownInvoices'
import { payOwnInvoice } from '@/features/billing/server/payments/payNow'
import { addExtra } from '@/features/orders/server/addExtra'
import { askForChange } from '@/features/orders/server/askForChange'
import { cancelOwnOrder } from '@/features/orders/server/cancelOrder'
import { payOwnOrder } from '@/features/orders/server/orderPayment'
import { getOwnOrder, listOwnOrders } from '@/features/orders/server/ownOrders'
import { asSystem } from '@/platform/access/authority'
import { disguises, JSON_BODY, loggedIn, rest } from '../../support/customers'
import { recordsFor } from '../../support/hostingRecords'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const [own, other] = [await loggedIn(ctx), await loggedIn(ctx, { name: `Ander ${randomUUID()}` })]
const [mine, theirs] = [await recordsFor(ctx, own.id), await recordsFor(ctx, other.id)]

/** Questions whose answer would tell something of another customer. */
const FILTERS = [
  '',
  '?limit=0&depth=2',
  '?pagination=false&sort=-createdAt',
  `?where[customer][equals]=${other.id}`,
  `?where[id][equals]=${theirs.order}`,
  `?where[id][in]=${theirs.order},${theirs.paidInvoice},${theirs.payment},${other.id}`,
  `?where[or][0][customer][equals]=${other.id}&where[or][1][id][equals]=${theirs.order}`,
  `?where[customer.email][equals]=${other.email}`,
  `?where[customer.name][like]=Ander`,
  `?where[order.customer][equals]=${other.id}&depth=2`,
  `?where[number][like]=${theirs.mark}`,
  `?where[domainName][contains]=${theirs.mark}`,
  '?where[id][exists]=true&depth=2&limit=1000',
  `?where[email][equals]=${other.email}`,
  `?select[buyer]=true&select[notes]=true&depth=2&limit=1000`,
  '?populate[hosting-customers][email]=true&depth=2&limit=1000',
  '?joins[x][limit]=0&draft=true&locale=all',
]

const OWNED = ['hosting-orders', 'hosting-invoices', 'payments', 'hosting-customers'] as const
const CLOSED = [
  ...['events', 'mail-messages', 'leads', 'configurator-requests', 'newsletter-subscribers', 'staff'],
  ...['webhook-events', 'payload-jobs', 'payload-locked-documents', 'payload-kv'],
]
const THEIR_IDS: Record<(typeof OWNED)[number], string[]> = {
  'hosting-orders': [theirs.order],
  'hosting-invoices': [theirs.paidInvoice, theirs.openInvoice, theirs.draft],
  payments: [theirs.payment],
  'hosting-customers': [other.id],
}

/** What Payload would let somebody do with a record. It answers for one that is not there too. */
const ASKING = /\/access\//

let tries = 0
let hits: string[] = []

/** Asks, and writes down an answer that holds anything of the other customer. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  tries += 1
  const response = await rest(path, init)
  const text = await response.clone().text()
  const counted = Number((text.startsWith('{') && JSON.parse(text).totalDocs) ?? 0)
  const tells = [theirs.mark, other.email, 'Ander '].some(secret => text.includes(secret))
  const changes = init.method && response.ok && !ASKING.test(path)
  if (tells || changes || response.status >= 500 || (path.includes('/count') && counted > 0))
    hits.push(`${init.method ?? 'GET'} ${path}: ${response.status} ${text.slice(0, 200)}`)
  return response
}

/** The other customer and all of theirs, as it stands. */
async function standing() {
  const all = OWNED.flatMap(collection => THEIR_IDS[collection].map(id => ({ collection, id })))
  return Promise.all(all.map(each => ctx.payload.findByID({ ...each, depth: 0, ...asSystem })))
}

describe("over REST nothing of another customer's is reached", () => {
  test.each(disguises(own.token))('with %s', async (_name, headers) => {
    hits = []
    const before = await standing()
    for (const collection of OWNED) {
      for (const id of THEIR_IDS[collection]) await tryOne(collection, id, headers)
      await tryAll(collection, headers)
    }
    for (const collection of CLOSED) await ask(`/${collection}?limit=1000&depth=2`, { headers })
    expect(hits).toEqual([])
    expect(await standing()).toEqual(before)
  })

  async function tryAll(collection: string, headers: Record<string, string>) {
    for (const filter of FILTERS) await ask(`/${collection}${filter}`, { headers })
    for (const filter of FILTERS.filter(each => each.includes(theirs.mark) || each.includes(other.id)))
      await ask(`/${collection}/count${filter}`, { headers })
    const bulk = `/${collection}?where[customer][equals]=${other.id}`
    await ask(bulk, { method: 'DELETE', headers })
    await ask(bulk, { method: 'PATCH', headers: { ...JSON_BODY, ...headers }, body: '{"name":"x"}' })
  }

  async function tryOne(collection: string, id: string, headers: Record<string, string>) {
    const body = JSON.stringify({ customer: own.id, status: 'cancelled', name: 'x', disabled: true })
    const sent = { headers: { ...JSON_BODY, ...headers }, body }
    for (const query of ['', '?depth=2', '?draft=true', '?select[buyer]=true', '?trash=true'])
      expect((await ask(`/${collection}/${id}${query}`, { headers })).ok).toBe(false)
    await ask(`/${collection}/${id}`, { method: 'PATCH', ...sent })
    await ask(`/${collection}/${id}`, { method: 'DELETE', headers })
    await ask(`/${collection}/${id}/duplicate`, { method: 'POST', ...sent })
    await ask(`/${collection}/${id}/erase`, { method: 'POST', ...sent })
    await ask(`/${collection}`, { method: 'POST', ...sent })
    await ask(`/${collection}/versions?where[parent][equals]=${id}`, { headers })
    await ask(`/${collection}/versions/${id}`, { headers })
    await ask(`/${collection}/access/${id}`, { method: 'POST', ...sent })
    const override = { ...sent.headers, 'X-Payload-HTTP-Method-Override': 'GET' }
    await ask(`/${collection}/${id}`, { method: 'POST', headers: override, body: '{}' })
  }
})

describe('through the site nothing of another customer is reached', () => {
  const ids = [...Object.values(THEIR_IDS).flat(), '', '../..', "' or '1'='1", randomUUID(), own.id]

  test.each([
    ['another customer', own.ctx],
    ['a visitor', ctx],
  ])('by %s', async (_name, asking) => {
    for (const id of ids) {
      tries += 6
      expect(await readInvoicePdf(asking, id)).toBeNull()
      expect(await getOwnOrder(asking, id)).toBeNull()
      expect(await payOwnInvoice(asking, id)).toEqual({ kind: 'notFound' })
      expect(await payOwnOrder(asking, id)).toEqual({ kind: 'notFound' })
      expect(await addExtra(asking, id, 'seo')).toBeNull()
      expect(await cancelOwnOrder(asking, id)).toBeNull()
    }
    tries += 1
    expect(await askForChange(asking, theirs.order, 'Zet deze bestelling op mijn naam.')).toBeNull()
  })

  test('and their lists hold their own alone', async () => {
    expect((await listOwnOrders(own.ctx)).map(each => each.id)).toEqual([mine.order])
    const invoices = (await listOwnInvoices(own.ctx)).map(each => each.id).sort()
    expect(invoices).toEqual([mine.paidInvoice, mine.openInvoice].sort())
    expect(await listOwnOrders(ctx)).toEqual([])
    expect(await listOwnInvoices(ctx)).toEqual([])
    expect((await readInvoicePdf(own.ctx, mine.paidInvoice))?.content.toString()).toBe(mine.mark)
  })

  test('in more than five hundred tries', () => {
    console.info(`${tries} tries at what is another's`)
    expect(tries).toBeGreaterThan(500)
  })
})
