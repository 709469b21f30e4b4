import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { pass } from '../../support/ceilings'
import { euros, type PeerPayment } from '../../support/molliePeer'
import { routeDoor } from '../../support/routeDoor'

/** The key and address of the peer are settings before anything reads them, as in production. */
const peer = await vi.hoisted(async () => {
  const { molliePeer } = await import('../../support/molliePeer')
  const made = await molliePeer()
  Object.assign(process.env, { MOLLIE_API_KEY: made.apiKey, MOLLIE_URL: made.url })
  return made
})

const { storedMail } = await import('@/platform/email/transport')
const { database } = await import('@/platform/db/transaction')
const { invoicesOf, orderOf, placed } = await import('../../support/paidOrders')
const { testCtx } = await import('../../support/testCtx')
const route = await import('../../../app/api/webhooks/mollie/route')

const ctx = await testCtx({ mail: storedMail })
const door = await routeDoor('/api/webhooks/mollie', route)
afterAll(() => Promise.all([door.close(), peer.stop()]))
afterEach(async () => {
  peer.mood = 'well'
  await database(ctx).drizzle.execute('delete from bureau.rate_limits')
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const send = async (body: string | URLSearchParams | Blob, init: RequestInit = {}) =>
  (await fetch(door.url, { method: 'POST', body, ...init })).status
const call = (id: string) => send(new URLSearchParams({ id }))

describe('the webhook of Mollie, over HTTP', () => {
  test('hears that a payment was paid, and books it', async () => {
    const { order, payment } = await placed(ctx)
    const { id } = peer.of(payment)
    peer.change(id, { status: 'paid' })
    expect(await call(id)).toBe(200)
    expect(await orderOf(ctx, order)).toMatchObject({ status: 'active' })
    expect(await invoicesOf(ctx, order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
    expect(await call(id)).toBe(200)
    expect(await invoicesOf(ctx, order)).toHaveLength(1)
  })

  test('answers as little as it can, whether a payment exists or not', async () => {
    const { payment } = await placed(ctx)
    for (const id of [peer.of(payment).id, 'tr_bestaatniet']) {
      const answer = await fetch(door.url, { method: 'POST', body: new URLSearchParams({ id }) })
      expect([answer.status, await answer.text()]).toEqual([200, ''])
    }
  })

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('is no door for %s', async method => {
    const asked = peer.asked.length
    expect((await fetch(door.url, { method })).status).toBe(405)
    expect(peer.asked).toHaveLength(asked)
  })

  test.each([
    ['nothing', ''],
    ['JSON', '{"id":"tr_abc"}'],
    ['a form of many parts', '--x\r\ncontent-disposition: form-data; name="id"\r\n\r\ntr_abc\r\n--x--'],
    ['another name', 'payment=tr_abc'],
    ['an empty id', 'id='],
    ['bytes that are no text', '\u0000\uFFFD%%%'],
  ])('refuses %s, and asks nothing of Mollie', async (_what, body) => {
    const asked = peer.asked.length
    expect(await send(body, { headers: FORM })).toBe(400)
    expect(peer.asked).toHaveLength(asked)
  })

  test('reads no further than a call can be long, also when nobody says how long it is', async () => {
    expect(await send(`id=tr_${'a'.repeat(2000)}`, { headers: FORM })).toBe(413)
    const endless = new ReadableStream({
      pull: controller => controller.enqueue(new TextEncoder().encode('a'.repeat(1000))),
    })
    const sending = send(endless as never, { duplex: 'half', headers: FORM } as RequestInit)
    expect(await sending.catch(() => 'hung up')).toSatisfy(end => end === 413 || end === 'hung up')
  })

  test('asks to be called again while Mollie gives no answer', async () => {
    const { order, payment } = await placed(ctx)
    peer.change(peer.of(payment).id, { status: 'paid' })
    peer.mood = 'broken'
    expect(await call(peer.of(payment).id)).toBe(503)
    peer.mood = 'well'
    expect(await call(peer.of(payment).id)).toBe(200)
    expect(await orderOf(ctx, order)).toMatchObject({ status: 'active' })
  })

  test('takes many calls at once about one payment, and then no more for a while', async () => {
    const { order, payment } = await placed(ctx)
    const { id } = peer.of(payment)
    peer.change(id, { status: 'paid' })
    const statuses = await Promise.all(Array.from({ length: 60 }, () => call(id)))
    expect(statuses.filter(status => status === 200)).toHaveLength(30)
    expect(statuses.filter(status => status === 429)).toHaveLength(30)
    expect(await invoicesOf(ctx, order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
  })

  test('says after how long it may be called again', async () => {
    const body = new URLSearchParams({ id: 'tr_telkens' })
    await pass('payment-webhook-id', 'mollie:tr_telkens')
    const answer = await fetch(door.url, { method: 'POST', body })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600'])
  })

  test('keeps nothing of what is not ours', async () => {
    const other: PeerPayment = {
      ...{ id: 'tr_anderewinkel', status: 'paid', amount: euros(100), description: '', redirectUrl: '' },
      metadata: null,
    }
    peer.payments.set(other.id, other)
    const count = async () =>
      (await database(ctx).drizzle.execute('select count(*)::int as n from payments')).rows
    const before = await count()
    expect(await call(other.id)).toBe(200)
    expect(await count()).toEqual(before)
  })
})
