import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CUSTOMER_MESSAGES } from '@/features/customers/model/customer'
import { exportOwnData } from '@/features/customers/server/personalData'
import { getOwnOrder, listOwnOrders } from '@/features/orders/server/ownOrders'
import { asSystem } from '@/platform/access/authority'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import { bearing, disguises, JSON_BODY, loggedIn, PASSWORD, rest } from '../../support/customers'
import { recordsFor } from '../../support/hostingRecords'
import { staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const own = await loggedIn(ctx)
const [mine] = [await recordsFor(ctx, own.id), await recordsFor(ctx, own.id)]

const everybody: [string, Record<string, string>][] = [
  ...disguises(own.token),
  ['an operator', bearing(await staffToken(ctx.payload, 'operator'))],
  ['an administrator', bearing(await staffToken(ctx.payload, 'admin'))],
]

describe("Payload's own log-in routes", () => {
  const body = JSON.stringify({ email: own.email, password: PASSWORD, token: 'x' })

  test.each(everybody)('do not exist for %s', async (_name, headers) => {
    const routes = [
      ...['init', 'login', 'logout', 'me', 'refresh-token', 'first-register'],
      ...['forgot-password', 'reset-password', 'unlock', 'verify/x'],
    ]
    for (const route of routes) {
      const sent = { method: 'POST', headers: { ...JSON_BODY, ...headers }, body }
      for (const init of [{ headers }, sent])
        expect({ route, status: (await rest(`/hosting-customers/${route}`, init)).status }).toEqual({
          route,
          status: 404,
        })
    }
  })
})

describe('of their own account, over REST', () => {
  const headers = { ...JSON_BODY, ...bearing(own.token) }
  const patch = (data: object) =>
    rest(`/hosting-customers/${own.id}`, { method: 'PATCH', headers, body: JSON.stringify(data) })

  test('a customer changes their particulars, but not who they are to us', async () => {
    const before = await ctx.payload.findByID({ collection: 'hosting-customers', id: own.id, ...asSystem })
    const response = await patch({
      ...{ city: 'Hengelo', email: `${randomUUID()}@elders.example`, disabled: true, passwordSet: false },
      ...{ erasureAskedAt: '2026-01-01T00:00:00.000Z', hash: 'x', salt: 'x', sessions: [], roles: ['admin'] },
      ...{ collection: 'staff', id: randomUUID(), resetPasswordToken: 'x' },
      ...{ createdAt: '2020-01-01T00:00:00.000Z', updatedAt: '2020-01-01T00:00:00.000Z' },
    })
    expect(response.status).toBe(200)
    const after = await ctx.payload.findByID({ collection: 'hosting-customers', id: own.id, ...asSystem })
    expect(after).toEqual({ ...before, city: 'Hengelo', updatedAt: expect.any(String) })
  })

  test.each([
    ['a name of nothing', { name: ' ' }, 'name', EMPTY_FIELD.name],
    ['no address', { address: null }, 'address', CUSTOMER_MESSAGES.address],
    ['a postcode that is none', { zipcode: '12 AB' }, 'zipcode', CUSTOMER_MESSAGES.noZipcode],
    ['a telephone of letters', { phone: 'bel me' }, 'phone', CUSTOMER_MESSAGES.noPhone],
    ['a firm without a name', { kind: 'business', company: '' }, 'company', CUSTOMER_MESSAGES.company],
    ['a kind that is none', { kind: 'vereniging' }, 'kind', 'Kies particulier of zakelijk.'],
  ])(
    '%s is refused in the words of the account page, and changes nothing',
    async (_name, data, path, message) => {
      const before = await ctx.payload.findByID({ collection: 'hosting-customers', id: own.id, ...asSystem })
      const response = await patch({ city: 'Almelo', ...data })
      const { errors } = await response.json()
      expect({ status: response.status, said: errors[0].data.errors }).toEqual({
        status: 400,
        said: [{ path, message }],
      })
      expect(
        await ctx.payload.findByID({ collection: 'hosting-customers', id: own.id, ...asSystem }),
      ).toEqual(before)
    },
  )

  test('what they change is kept as the account page would write it', async () => {
    expect((await patch({ zipcode: '7511ab', kvk: '12345678', name: '  Jan   Proef ' })).status).toBe(200)
    const kept = await ctx.payload.findByID({ collection: 'hosting-customers', id: own.id, ...asSystem })
    expect(kept).toMatchObject({ zipcode: '7511 AB', kvk: '', name: 'Jan Proef', email: own.email })
  })

  test('nor their password, which asks for the old one', async () => {
    expect((await patch({ password: 'zeven gele emmers' })).status).toBe(400)
    const bulk = `/hosting-customers?where[id][equals]=${own.id}`
    const body = JSON.stringify({ password: 'zeven gele emmers' })
    expect((await rest(bulk, { method: 'PATCH', headers, body })).ok).toBe(false)
  })

  test('nor what they ordered or owe', async () => {
    const body = JSON.stringify({ status: 'active', paymentStatus: 'paid', incl: 0, state: 'paid' })
    const records = [
      ['hosting-orders', mine.order],
      ['hosting-invoices', mine.openInvoice],
      ['payments', mine.payment],
    ]
    for (const [collection, id] of records) {
      expect((await rest(`/${collection}/${id}`, { method: 'PATCH', headers, body })).ok).toBe(false)
      expect((await rest(`/${collection}/${id}`, { method: 'DELETE', headers })).ok).toBe(false)
    }
  })
})

describe('of what is theirs a customer reads over REST', () => {
  const headers = bearing(own.token)

  test('orders and final invoices', async () => {
    const order = await rest(`/hosting-orders/${mine.order}`, { headers })
    expect(await order.json()).toMatchObject({ id: mine.order, domainName: `${mine.mark}.example` })
    const { docs } = await (await rest('/hosting-invoices', { headers })).json()
    const ids = docs.map((each: { id: string }) => each.id)
    expect(ids).toEqual(expect.arrayContaining([mine.paidInvoice, mine.openInvoice]))
    expect(ids).not.toContain(mine.draft)
  })

  test('nothing that is ours', async () => {
    const seen = [`/hosting-customers/${own.id}?depth=2`, `/hosting-orders/${mine.order}?depth=2`]
    const [account, order] = await Promise.all(seen.map(async path => (await rest(path, { headers })).json()))
    const secrets = ['hash', 'salt', 'resetPasswordToken', 'password']
    expect(secrets.filter(field => field in account)).toEqual([])
    expect(account.sessions ?? []).toEqual([])
    expect(
      ['notes', 'orderKey', 'submissionKey', 'contentHash'].filter(field => order[field] !== undefined),
    ).toEqual([])
    expect((await rest(`/hosting-invoices/${mine.draft}`, { headers })).status).toBe(404)
    expect((await rest(`/payments/${mine.payment}`, { headers })).status).toBe(403)
  })
})

test('who of us did something reaches no customer, at any depth', async () => {
  const done = { key: 'hosting', label: 'Hosting klaarzetten', doneAt: '2026-11-21T10:00:00.000Z' }
  const checklist = [{ ...done, doneBy: 'Sanne van ons' }]
  await ctx.payload.update({ collection: 'hosting-orders', id: mine.order, data: { checklist }, ...asSystem })
  const headers = bearing(own.token)
  const reads = [0, 1, 2].flatMap(depth => [
    `/hosting-orders/${mine.order}?depth=${depth}`,
    `/hosting-orders?depth=${depth}&select[checklist]=true`,
    `/hosting-invoices?depth=${depth}`,
  ])
  const bodies = await Promise.all(reads.map(async path => (await rest(path, { headers })).text()))
  const asCustomer = { ...ctx, user: { id: own.id, collection: 'hosting-customers' } }
  const pages = [await getOwnOrder(asCustomer, mine.order), await listOwnOrders(asCustomer)]
  expect([...bodies, JSON.stringify(pages), JSON.stringify(await exportOwnData(asCustomer))]).toEqual(
    expect.not.arrayContaining([expect.stringContaining('Sanne')]),
  )
  expect(pages[0]).toMatchObject({ checklist: [{ ...done, doneBy: null }] })
})

describe('no secret answers a question, not even to whom it is about', () => {
  const headers = bearing(own.token)
  const OWNED = ['hosting-orders', 'hosting-invoices', 'hosting-customers']
  const docsOf = async (path: string): Promise<string> => {
    const { docs = [] } = await (await rest(path, { headers })).json()
    return docs.map((each: { id: string }) => each.id).join()
  }

  test.each([
    'where[hash][like]=pbkdf2',
    'where[salt][exists]=true',
    'where[sessions.id][exists]=true',
    'where[resetPasswordToken][exists]=true',
    'where[customer.hash][like]=pbkdf2',
    'where[customer.salt][exists]=true',
    'where[customer.sessions.id][exists]=true',
    'where[customer.resetPasswordToken][exists]=false',
    'where[order.customer.hash][exists]=true',
    'where[orderKey][exists]=true',
    'where[submissionKey][exists]=true',
    'where[contentHash][exists]=false',
    'where[notes][exists]=true',
    'where[order.notes][exists]=true',
    'where[order.orderKey][exists]=true',
    'where[checklist][like]=Proef',
    'where[checklist][exists]=true',
    'where[checklist.doneBy][equals]=Proef',
    'where[order.checklist][exists]=true',
  ])('as a filter: %s', async filter => {
    for (const collection of OWNED) expect(await docsOf(`/${collection}?${filter}`)).toBe('')
  })

  /** An order that is followed differs from its opposite. */
  test.each([
    ...['hash', 'salt', 'sessions.id', 'resetPasswordToken', 'customer.hash', 'customer.salt'],
    ...['order.customer.hash', 'orderKey', 'submissionKey', 'notes', 'order.orderKey', 'order.notes'],
  ])('as an order: %s', async field => {
    for (const collection of OWNED)
      expect(await docsOf(`/${collection}?sort=${field}`)).toBe(await docsOf(`/${collection}?sort=-${field}`))
  })
})
