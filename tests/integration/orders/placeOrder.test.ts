import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { GENERAL_TERMS, PROCESSING_AGREEMENT } from '@/features/company/model/legal'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { asSystem } from '@/platform/access/authority'
import { storedMail } from '@/platform/email/transport'
import { accountsOf, order, ordersOf } from '../../support/orders'
import { invoicesOf, mailsOn, paymentsOf } from '../../support/paidOrders'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })

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

  test('of a business brings the processing agreement along, of a private person it does not', async () => {
    const business = await order(ctx, { customer: { kind: 'business', company: 'Proeftuin' } })
    const before = { ...business, gate: { ...business.gate, submissionKey: randomUUID() } }
    for (const processingVersion of ['', '2019-1'])
      expect(await placeOrder(visitor(), { ...before, processingVersion })).toEqual({ kind: 'termsChanged' })
    expect((await placeOrder(visitor(), business)).kind).toBe('placed')
    const [kept] = await ordersOf(ctx, business.customer.email)
    expect(kept?.processingVersion).toBe(business.processingVersion)
    expect(business.processingVersion).not.toBe('')
    const own = await order(ctx, { processingVersion: '' })
    await placeOrder(visitor(), own)
    const [ofPerson] = await ordersOf(ctx, own.customer.email)
    expect(ofPerson?.processingVersion).toBeNull()
    const files = async (id = '') =>
      ((await mailsOn(ctx, id))[0]?.attachments ?? []) as { filename: string }[]
    expect(await files(kept?.id)).toMatchObject([
      { filename: `${GENERAL_TERMS}.pdf` },
      { filename: `${PROCESSING_AGREEMENT}.pdf` },
    ])
    expect(await files(ofPerson?.id)).toMatchObject([{ filename: `${GENERAL_TERMS}.pdf` }])
  })

  test('of a business keeps the edition of the processing agreement that it accepted', async () => {
    const business = () => order(ctx, { customer: { kind: 'business', company: 'Proeftuin' } })
    const [first, stale] = [await business(), await business()]
    await placeOrder(visitor(), first)
    await ctx.payload.update({
      ...{ collection: 'legal-pages', where: { slug: { equals: PROCESSING_AGREEMENT } }, depth: 0 },
      data: { version: 'proef-2', _status: 'published' },
      ...{ context: { disableRevalidate: true }, ...asSystem },
    })
    expect(await placeOrder(visitor(), stale)).toEqual({ kind: 'termsChanged' })
    const later = await business()
    await placeOrder(visitor(), later)
    for (const [{ customer }, version] of [
      [first, first.processingVersion],
      [later, 'proef-2'],
    ] as const)
      expect(await ordersOf(ctx, customer.email)).toMatchObject([{ processingVersion: version }])
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

test('a machine (hidden field and speed) hears that it failed, and nothing is kept', async () => {
  const input = await order(ctx, { gate: { honeypot: 'https://spam.example', filledInMs: 40 } })
  expect(await placeOrder(visitor(), input)).toEqual({ kind: 'failed' })
  expect(await accountsOf(ctx, input.customer.email)).toEqual([])
})

test.each([
  ['is fast', { filledInMs: 40 }],
  ['filled in the hidden field', { honeypot: 'Proeftuin' }],
])('a browser that %s orders like any other', async (_name, gate) => {
  const input = await order(ctx, { gate })
  expect((await placeOrder(visitor(), input)).kind).toBe('placed')
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
