import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { asSystem } from '@/server/authority'
import { placeOrder } from '@/server/hosting/placeOrder'
import { keptMail } from '@/server/mail/keptMail'
import { database } from '@/server/transaction'
import { molliePeer } from '../../support/molliePeer'
import { accountsOf, order, ordersOf } from '../../support/orders'
import { invoicesOf, mailsOn, payingThrough, paymentsOf } from '../../support/paidOrders'
import { absentSmtp, acceptingSmtp, hangingSmtp, refusingSmtp, type SmtpPeer } from '../../support/smtpPeer'
import { mailThrough, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: keptMail })
const visitor = () => ({ ...ctx, address: randomUUID() })
const mollie = await molliePeer()
afterAll(mollie.stop)
const open: SmtpPeer[] = []
const through = async (peer: Promise<SmtpPeer>) => {
  open.push(await peer)
  return { ...visitor(), mail: mailThrough(await peer) }
}
afterEach(async () => {
  await Promise.all(open.splice(0).map(peer => peer.close()))
})
const run = (statement: string) => database(ctx).drizzle.execute(sql.raw(statement))

/** Has the database refuse every new row of a table while `work` lasts. */
async function refusing<T>(table: string, work: () => Promise<T>): Promise<T> {
  await run(
    `create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
  )
  await run(`create trigger refuse before insert on ${table} for each row execute function refuse()`)
  try {
    return await work()
  } finally {
    await run(`drop trigger refuse on ${table}`)
  }
}

describe('an order', () => {
  test('is kept with its customer, a draft invoice and an attempt to pay, and leads to the payment', async () => {
    const input = await order(ctx, { basket: { cycle: 'monthly' } })
    const answer = await placeOrder({ ...visitor(), now: () => new Date('2026-11-21T10:00:00Z') }, input)
    const [kept] = await ordersOf(ctx, input.customer.email)
    expect(kept).toMatchObject({
      ...{ status: 'pending', packageKey: 'basis', packageName: 'Basis Hosting', billingCycle: 'monthly' },
      ...{ excl: 2200, vat: 462, incl: 2662, domainName: null, domainState: null, startedOn: null },
      ...{ termsVersion: input.termsVersion, termsAcceptedAt: '2026-11-21T10:00:00.000Z' },
      buyer: input.customer,
      number: expect.stringMatching(/^HO261121\d{3}$/),
    })
    const [invoices, payments] = [
      await invoicesOf(ctx, kept?.id ?? ''),
      await paymentsOf(ctx, kept?.id ?? ''),
    ]
    expect(invoices).toHaveLength(1)
    expect(invoices[0]).toMatchObject({ number: null, status: 'draft', paymentStatus: 'pending', incl: 2662 })
    expect(payments).toHaveLength(1)
    expect(payments[0]).toMatchObject({
      invoice: invoices[0]?.id,
      amount: 2662,
      state: 'open',
      currency: 'EUR',
    })
    expect(answer).toEqual({
      kind: 'placed',
      orderKey: kept?.orderKey ?? expect.any(String),
      payAt: `/betalen/test/${payments[0]?.id}`,
    })
  })

  test('without its terms accepted is not placed', async () => {
    const input = await order(ctx, { termsAccepted: false })
    expect(await placeOrder(visitor(), input)).toEqual({ kind: 'termsMissing' })
    expect(await accountsOf(ctx, input.customer.email)).toEqual([])
  })

  test('on terms that changed meanwhile is not placed', async () => {
    const input = await order(ctx, { termsVersion: '2019-1' })
    expect(await placeOrder(visitor(), input)).toEqual({ kind: 'termsChanged' })
    expect(await accountsOf(ctx, input.customer.email)).toEqual([])
  })

  test('at another price than the visitor saw is not placed, and the price of now is told', async () => {
    const input = await order(ctx)
    const answer = await placeOrder(visitor(), { ...input, seenTotal: input.seenTotal - 1 })
    expect(answer).toEqual({ kind: 'priceChanged', total: input.seenTotal })
    expect(await accountsOf(ctx, input.customer.email)).toEqual([])
  })

  test('of a package whose price staff just changed tells the new total, and is placed at that', async () => {
    const input = await order(ctx)
    const where = { key: { equals: 'basis' } }
    const price = (yearly: number) =>
      ctx.payload.update({ collection: 'hosting-packages', where, data: { yearly }, depth: 0, ...asSystem })
    await price(22_450)
    const answer = await placeOrder(visitor(), input)
    expect(answer).toEqual({ kind: 'priceChanged', total: input.seenTotal + 1210 })
    const again = { ...input, seenTotal: input.seenTotal + 1210 }
    expect((await placeOrder(visitor(), again)).kind).toBe('placed')
    await price(21_450)
  })

  test('says at which field it is wrong', async () => {
    const customer = { name: ' ', email: 'jan', zipcode: '75', city: '', address: '', phone: 'bel mij' }
    const answer = await placeOrder(visitor(), await order(ctx, { customer }))
    expect(answer.kind).toBe('invalid')
    expect(Object.keys('errors' in answer ? answer.errors : {}).sort()).toEqual(
      ['address', 'city', 'email', 'name', 'phone', 'zipcode'].sort(),
    )
  })

  test.each([
    ['a package that is not sold', { packageKey: 'gratis' }],
    ['an extra that is not sold', { extras: ['goud'] }],
    ['an extra twice', { extras: ['seo', 'seo'] }],
  ])('of %s is refused', async (_name, basket) => {
    const input = await order(ctx, { basket })
    expect((await placeOrder(visitor(), input)).kind).toBe('invalid')
    expect(await accountsOf(ctx, input.customer.email)).toEqual([])
  })
})

describe('a body that no wizard sends', () => {
  test('may name prices, a status and a number: none of it counts', async () => {
    const input = await order(ctx)
    const nasty = {
      ...input,
      ...{ lines: [], incl: 1, status: 'active', number: 'HO000000000', total: 0, startedOn: '2020-01-01' },
      basket: { ...input.basket, price: 1, lines: [], prices: { basis: { monthly: 1 } } },
      customer: { ...input.customer, id: randomUUID(), passwordSet: true, disabled: true, roles: ['admin'] },
    }
    expect((await placeOrder(visitor(), nasty)).kind).toBe('placed')
    const [kept] = await ordersOf(ctx, input.customer.email)
    expect(kept).toMatchObject({ status: 'pending', incl: input.seenTotal, startedOn: null })
    expect(kept?.number).toMatch(/^HO\d{9}$/)
    expect((await accountsOf(ctx, input.customer.email))[0]).toMatchObject({
      ...{ disabled: false, passwordSet: false },
    })
  })

  test.each([
    ['nothing', undefined],
    ['a word', 'bestel'],
    ['a list', []],
    ['no basket', { basket: null }],
    ['no package, as if step 1 was skipped', { basket: { packageKey: '' } }],
    ['no customer, as if step 3 was skipped', { customer: null }],
    ['no terms, as if step 4 was skipped', { termsAccepted: undefined }],
    ['a total that is no number', { seenTotal: 'gratis' }],
    ['a total below zero', { seenTotal: -1 }],
    ['a total that is not finite', { seenTotal: Number.POSITIVE_INFINITY }],
    ['a key that is no key', { gate: { submissionKey: "' or 1=1" } }],
    ['a cycle that does not exist', { basket: { cycle: 'weekly' } }],
    ['a name that points inward', { basket: { domain: { name: 'localhost', mode: 'own', answer: null } } }],
    [
      'a name that is a path',
      { basket: { domain: { name: '../../etc/passwd', mode: 'own', answer: null } } },
    ],
    [
      'an ending that is not sold',
      { basket: { domain: { name: 'proef.xyz', mode: 'new', answer: 'free' } } },
    ],
    ['a field of a megabyte', { customer: { name: 'x'.repeat(1_000_000) } }],
    ['a poisoned prototype', JSON.parse('{"__proto__": {"termsAccepted": true}, "basket": null}')],
  ])('%s is refused with a value, not with an error', async (_name, part) => {
    const usual = await order(ctx)
    const merged =
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(
            Object.entries({ ...usual, ...part }).map(([name, value]) => {
              const before = (usual as Record<string, unknown>)[name]
              const both = value && before && typeof value === 'object' && typeof before === 'object'
              return [name, both ? { ...before, ...value } : value]
            }),
          )
        : part
    expect((await placeOrder(visitor(), merged)).kind).toBe('invalid')
  })

  test.each([
    '<script>alert(1)</script>',
    'Jan\r\nBcc: slachtoffer@proef.example',
    "'; drop table hosting_orders; --",
    '{{constructor.constructor("return 1")()}}',
    '=HYPERLINK("https://spam.example")',
    '\u202Eomgekeerd\u0000 \ud800',
    '🌳'.repeat(40),
  ])('keeps what was typed, and it adds no header, recipient or markup to the mail: %j', async nasty => {
    const peer = acceptingSmtp()
    const input = await order(ctx, { customer: { name: nasty, address: nasty, city: nasty } })
    expect((await placeOrder(await through(peer), input)).kind).toBe('placed')
    const { received } = await peer
    expect(received.flatMap(each => each.to)).toEqual([input.customer.email])
    expect(received[0]?.mail.html).not.toContain('<script')
    expect(received[0]?.mail.headers.map(header => header.key)).not.toContain('bcc')
  })
})

describe('the specification has words for it when', () => {
  test('the account cannot be made: nothing is kept', async () => {
    const input = await order(ctx)
    const answer = await refusing('hosting_customers', () => placeOrder(visitor(), input))
    expect(answer).toEqual({ kind: 'accountNotMade' })
    expect(await accountsOf(ctx, input.customer.email)).toEqual([])
    expect((await placeOrder(visitor(), input)).kind).toBe('placed')
  })

  test.each(['hosting_orders', 'mail_messages'])(
    'the order cannot be saved, because %s fails: no account, invoice or mail remains',
    async table => {
      const peer = acceptingSmtp()
      const input = await order(ctx)
      const as = await through(peer)
      expect(await refusing(table, () => placeOrder(as, input))).toEqual({ kind: 'notSaved' })
      expect(await accountsOf(ctx, input.customer.email)).toEqual([])
      expect((await peer).received).toEqual([])
      expect((await placeOrder(visitor(), input)).kind).toBe('placed')
    },
  )

  test('the commit fails: it is not saved, and nothing is mailed', async () => {
    const peer = acceptingSmtp()
    const [as, input] = [await through(peer), await order(ctx)]
    await run(
      `create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    )
    await run(
      `create constraint trigger refuse after insert on hosting_orders deferrable initially deferred for each row execute function refuse()`,
    )
    expect(await placeOrder(as, input)).toEqual({ kind: 'notSaved' })
    await run('drop trigger refuse on hosting_orders')
    expect(await accountsOf(ctx, input.customer.email)).toEqual([])
    expect((await peer).received).toEqual([])
  })

  test('something else fails: it says so', async () => {
    const broken = { ...visitor(), remember: () => Promise.reject(new Error('no')) }
    expect(await placeOrder(broken, await order(ctx))).toEqual({ kind: 'failed' })
  })

  test.each([
    ['refuses', () => refusingSmtp(451)],
    ['is absent', absentSmtp],
    ['hangs', hangingSmtp],
  ])('the mail server %s: the order stands and can be paid, and the mail waits', async (_name, peer) => {
    const input = await order(ctx)
    const begun = Date.now()
    const answer = await placeOrder(await through(peer()), input)
    expect(Date.now() - begun).toBeLessThan(4000)
    expect(answer).toMatchObject({ kind: 'placedWithoutMail', payAt: expect.any(String) })
    const [kept] = await ordersOf(ctx, input.customer.email)
    expect(await mailsOn(ctx, kept?.id ?? '')).toMatchObject([{ state: 'queued' }])
  })

  test.each(['broken', 'hangs', 'drops', 'refuses'] as const)(
    'the payment provider %s: the order stands, and can be paid later',
    async mood => {
      mollie.mood = mood
      const input = await order(ctx)
      const answer = await placeOrder(payingThrough(visitor(), mollie), input)
      mollie.mood = 'well'
      expect(answer).toMatchObject({ kind: 'placed', payAt: null })
      const again = await placeOrder(payingThrough(visitor(), mollie), input)
      expect(again).toMatchObject({ kind: 'placed', payAt: expect.stringContaining('https://') })
      expect(await ordersOf(ctx, input.customer.email)).toHaveLength(1)
    },
  )
})

describe('who looks like a bot', () => {
  test.each([
    ['fills the hidden field', { honeypot: 'https://spam.example' }],
    ['is faster than a person', { filledInMs: 40 }],
  ])('because it %s hears that it failed, and nothing is kept', async (_name, gate) => {
    const input = await order(ctx, { gate })
    expect(await placeOrder(visitor(), input)).toEqual({ kind: 'failed' })
    expect(await accountsOf(ctx, input.customer.email)).toEqual([])
  })
})

test('a seventh order in an hour on one address is refused, and leaves nothing', async () => {
  const { customer } = await order(ctx)
  const kinds: string[] = []
  for (let turn = 0; turn < 7; turn++)
    kinds.push((await placeOrder(visitor(), await order(ctx, { customer }))).kind)
  expect(kinds).toEqual([...Array(6).fill('placed'), 'tooMany'])
  expect(await ordersOf(ctx, customer.email)).toHaveLength(6)
})

test('a thirteenth order in an hour from one network address makes no account', async () => {
  const from = visitor()
  for (let turn = 0; turn < 12; turn++) expect((await placeOrder(from, await order(ctx))).kind).toBe('placed')
  const input = await order(ctx)
  expect(await placeOrder(from, input)).toEqual({ kind: 'tooMany' })
  expect(await accountsOf(ctx, input.customer.email)).toEqual([])
})
