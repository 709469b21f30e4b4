import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { payOwnInvoice } from '@/features/billing/server/payments/payNow'
import type { Customer } from '@/features/customers/model/customer'
import { addExtra } from '@/features/orders/server/addExtra'
import { askForChange } from '@/features/orders/server/askForChange'
import { cancelOwnOrder } from '@/features/orders/server/cancelOrder'
import { checkDomains } from '@/features/orders/server/domainLookup'
import { payOrderByKey, payOwnOrder } from '@/features/orders/server/orderPayment'
import { getOwnOrder } from '@/features/orders/server/ownOrders'
import { placeOrder } from '@/features/orders/server/placeOrder'
import type { Ctx } from '@/platform/ctx'
import { readFormValues } from '@/platform/http/formInput'
import { multiLine, singleLine } from '@/platform/text/format'
import { BAD_CASES, BAD_TEXTS, MEGABYTE, NO_TEXTS } from '../../support/badInput'
import { expectHarmless } from '../../support/harmlessMail'
import { accountsOf, order, ordersOf, ownerOf, runningOrder } from '../../support/orders'
import { eventsOn } from '../../support/paidOrders'
import { acceptingSmtp } from '../../support/smtpPeer'
import { mailThrough, testCtx } from '../../support/testCtx'

const STAFF = 'aanvragen@webbureau-voorbeeld.example'
const peer = await acceptingSmtp()
afterAll(peer.close)
const ctx = await testCtx({ mail: mailThrough(peer) })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })
const mine = await runningOrder(ctx)
const own = await ownerOf(ctx, mine.order)
/** Each may ask six times in an hour. */
const askable = await Promise.all(Array.from({ length: 6 }, () => runningOrder(ctx)))
const TEXTS: [string, string][] = [...BAD_CASES, ['a megabyte', MEGABYTE]]

const BUYER = [
  'kind',
  'name',
  'email',
  'phone',
  'company',
  'address',
  'zipcode',
  'city',
  'kvk',
  'vatId',
] as const
const business = { kind: 'business', company: 'Proeftuin' } as const
const SHAPED = BUYER.filter(field => !['name', 'company', 'address', 'city'].includes(field))

describe('an order', () => {
  test.each(BAD_CASES)('keeps %s as it was typed, and mails it to nobody else', async (_name, bad) => {
    peer.received.length = 0
    const customer = { ...business, name: bad, company: bad, address: bad, city: bad }
    const input = await order(ctx, { customer })
    expect((await placeOrder(visitor(), input)).kind).toBe('placed')
    const [kept] = await ordersOf(ctx, input.customer.email)
    const line = singleLine(bad)
    expect(kept?.buyer).toMatchObject({ name: line, company: line, address: line, city: line })
    expectHarmless(peer.received, [input.customer.email])
  })

  test.each(TEXTS)(
    'is refused with %s for what has a shape, or for the key of a choice',
    async (_name, bad) => {
      const usual = await order(ctx, { customer: business })
      const wrong = [
        ...SHAPED.map(field => ({ customer: { ...usual.customer, [field]: bad } as Customer })),
        ...['cycle', 'extras', 'domain'].map(field => ({ basket: { ...usual.basket, [field]: bad } })),
        ...[{ packageKey: bad }, { extras: [bad] }].map(part => ({ basket: { ...usual.basket, ...part } })),
        ...['name', 'mode', 'answer'].map(field => ({
          basket: { ...usual.basket, domain: domainWith(field, bad) },
        })),
        ...['basket', 'customer', 'termsAccepted', 'seenTotal', 'gate'].map(field => ({ [field]: bad })),
        ...['submissionKey', 'filledInMs'].map(field => ({ gate: { ...usual.gate, [field]: bad } })),
      ]
      expect((await placeOrder(visitor(), bad)).kind).toBe('invalid')
      for (const part of wrong) {
        const { kind } = await placeOrder(visitor(), { ...usual, ...part })
        expect({ part, kind }).toEqual({ part, kind: 'invalid' })
      }
      expect((await placeOrder(visitor(), { ...usual, termsVersion: bad })).kind).toMatch(
        /invalid|termsChanged/,
      )
      expect(await accountsOf(ctx, usual.customer.email)).toEqual([])
    },
  )

  test.each(NO_TEXTS)('is refused with %s where a line of text belongs', async (_name, wrong) => {
    const usual = await order(ctx)
    expect((await placeOrder(visitor(), wrong)).kind).toBe('invalid')
    for (const field of BUYER) {
      const input = { ...usual, customer: { ...usual.customer, [field]: wrong } }
      expect((await placeOrder(visitor(), input)).kind).toBe('invalid')
    }
    expect(await accountsOf(ctx, usual.customer.email)).toEqual([])
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
    ['no basket', { basket: null }],
    ['no package, as if step 1 was skipped', { basket: { packageKey: '' } }],
    ['no customer, as if step 3 was skipped', { customer: null }],
    ['no terms, as if step 4 was skipped', { termsAccepted: undefined }],
    ['a total below zero', { seenTotal: -1 }],
    ['a total that is not finite', { seenTotal: Number.POSITIVE_INFINITY }],
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
    const usual: Record<string, unknown> = await order(ctx)
    const merged = Object.entries({ ...usual, ...part }).map(([name, value]) => {
      const before = usual[name]
      const both = value && before && typeof value === 'object' && typeof before === 'object'
      return [name, both ? { ...before, ...value } : value]
    })
    expect((await placeOrder(visitor(), Object.fromEntries(merged))).kind).toBe('invalid')
  })
})

const domainWith = (field: string, bad: string) => ({
  ...{ name: 'proeftuin.nl', mode: 'new', answer: null },
  [field]: bad,
})

test.each([...TEXTS, ...NO_TEXTS])('%s is looked up nowhere as a domain', async (_name, bad) => {
  const asked: string[] = []
  const domains = { check: async (name: string) => asked.push(name) && ('free' as const) }
  const names = await checkDomains({ ...visitor(), domains } as never, bad)
  expect(asked.filter(name => !/^[a-z0-9-]+(\.[a-z]+)+$/.test(name))).toEqual([])
  expect(names.length).toBeLessThan(10)
})

describe('a wish for a change', () => {
  test.each(BAD_CASES)('is kept and mailed to staff as it was typed: %s', async (name, bad) => {
    const made = askable[Object.keys(BAD_TEXTS).indexOf(name) % askable.length] ?? mine
    peer.received.length = 0
    expect(await askForChange(await ownerOf(ctx, made.order), made.order, bad)).toEqual({ kind: 'asked' })
    expect((await eventsOn(ctx, made.order)).map(event => event.after)).toContain(multiLine(bad))
    const asked = peer.received.filter(each => each.mail.subject?.startsWith('Wijziging gevraagd'))
    expectHarmless(asked, [STAFF])
  })

  test.each(TEXTS)('and every other act finds no order or invoice by %s', async (_name, bad) => {
    expect(await getOwnOrder(own, bad)).toBeNull()
    const form = new FormData()
    form.set('order', bad)
    const { order: typed = '' } = readFormValues(form)
    expect(await payOwnInvoice(own, typed)).toEqual({ kind: 'notFound' })
    expect(await payOwnOrder(own, typed)).toEqual({ kind: 'notFound' })
    expect(await payOrderByKey(visitor(), typed)).toEqual({ kind: 'notFound' })
  })

  test('nor do asking, adding or cancelling', async () => {
    const { order: id } = mine
    for (const bad of ['\u0000', `${id}\u0000`, `${id}'`, '\ud800', MEGABYTE, '__proto__'])
      for (const act of [cancelOwnOrder, (who: Ctx, order: string) => addExtra(who, order, 'seo')])
        expect(await act(own, bad)).toBeNull()
    for (const bad of [`${id}\u0000`, '\ud800', '__proto__'])
      expect(await askForChange(own, bad, 'Zet hem op mijn naam')).toBeNull()
  })
})
