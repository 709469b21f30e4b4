import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { mollieProvider } from '@/features/billing/server/providers/mollie'
import { ProviderRefusal } from '@/features/billing/server/providers/PaymentProvider'
import { euros, type MolliePeer, molliePeer, type PeerPayment } from '../../support/molliePeer'

const peers: MolliePeer[] = []

afterEach(async () => {
  await Promise.all(peers.splice(0).map(peer => peer.stop()))
})

async function mollie() {
  const peer = await molliePeer()
  peers.push(peer)
  return { peer, port: mollieProvider({ apiKey: peer.apiKey, url: peer.url }) }
}

const attempt = (part: object = {}) => ({
  ...{ id: randomUUID(), amount: 25_955, description: 'Bestelling HO261121001' },
  ...{ returnTo: 'https://bureau.example/klaar', webhook: 'https://bureau.example/api/webhooks/mollie' },
  ...part,
})

describe('a new payment', () => {
  test('carries our amount, our id and both addresses, and answers where to pay', async () => {
    const { peer, port } = await mollie()
    const asked = attempt()
    const { providerId, checkoutUrl } = await port.createPayment(asked)
    expect(checkoutUrl).toBe(`https://betalen.example/checkout/${providerId}`)
    expect(peer.asked).toEqual([{ method: 'POST', path: '/v2/payments', key: asked.id }])
    expect(peer.payments.get(providerId)).toMatchObject({
      amount: { value: '259.55', currency: 'EUR' },
      description: 'Bestelling HO261121001',
      redirectUrl: 'https://bureau.example/klaar',
      webhookUrl: 'https://bureau.example/api/webhooks/mollie',
      metadata: { payment: asked.id },
    })
  })

  test.each([
    [1, '0.01'],
    [100, '1.00'],
    [1_999, '19.99'],
    [100_000_05, '100000.05'],
  ])('of %i cents is %s at Mollie, and reads as the same amount again', async (amount, value) => {
    const { peer, port } = await mollie()
    const { providerId } = await port.createPayment(attempt({ amount }))
    expect(peer.payments.get(providerId)?.amount).toEqual({ value, currency: 'EUR' })
    expect((await port.fetchPayment(providerId))?.amount).toBe(amount)
  })

  test('asked for twice at once is one payment', async () => {
    const { peer, port } = await mollie()
    peer.lateMs = 300
    const asked = attempt()
    const [first, second] = await Promise.all([port.createPayment(asked), port.createPayment(asked)])
    expect(second).toEqual(first)
    expect(peer.payments.size).toBe(1)
  })

  test('brings no webhook that Mollie cannot reach', async () => {
    const { peer, port } = await mollie()
    const { providerId } = await port.createPayment(
      attempt({ webhook: 'http://localhost:3000/api/webhooks/mollie' }),
    )
    expect(peer.payments.get(providerId)?.webhookUrl).toBeUndefined()
  })

  test('is refused without a key, and nobody is asked', async () => {
    const { peer } = await mollie()
    await expect(
      mollieProvider({ apiKey: undefined, url: peer.url }).createPayment(attempt()),
    ).rejects.toThrow(/MOLLIE_API_KEY/)
    expect(peer.asked).toEqual([])
  })

  test.each([
    ['refuses', /Unprocessable Entity.*maximum.*422/],
    ['broken', /500/],
    ['gateway', /502/],
    ['drops', /./],
  ] as const)('fails when Mollie %s, with its own words', async (mood, words) => {
    const { peer, port } = await mollie()
    peer.mood = mood
    await expect(port.createPayment(attempt())).rejects.toThrow(words)
  })
})

describe('what Mollie says of a payment', () => {
  async function fetched(change: Partial<PeerPayment>) {
    const { peer, port } = await mollie()
    const asked = attempt()
    const { providerId } = await port.createPayment(asked)
    peer.change(providerId, change)
    return { asked, providerId, fetch: port.fetchPayment(providerId) }
  }

  test.each([
    ['open', 'open'],
    ['pending', 'pending'],
    ['authorized', 'pending'],
    ['paid', 'paid'],
    ['failed', 'failed'],
    ['canceled', 'canceled'],
    ['expired', 'expired'],
  ] as const)('%s is %s here', async (status, state) => {
    const { asked, providerId, fetch } = await fetched({ status })
    expect(await fetch).toEqual({
      ...{ id: providerId, state, amount: 25_955, currency: 'EUR', paidAt: null },
      ...{ metadata: { payment: asked.id }, refunded: 0, chargedBack: 0, refundIds: [] },
    })
  })

  test('includes when it was paid and what went back', async () => {
    const { fetch } = await fetched({
      ...{ status: 'paid', paidAt: '2026-11-20T11:00:00+00:00' },
      ...{ amountRefunded: euros(1_000), amountChargedBack: euros(25_955) },
    })
    expect(await fetch).toMatchObject({
      ...{ paidAt: '2026-11-20T11:00:00+00:00', refunded: 1_000, chargedBack: 25_955 },
    })
  })

  test.each([[null], ['een tekst'], [{ payment: 12 }], [[]], [{ order: 'x' }]])(
    'with the metadata %j names no payment of ours',
    async metadata => {
      const { fetch } = await fetched({ metadata })
      expect((await fetch)?.metadata.payment).toBeUndefined()
    },
  )

  test('is nothing for an id that Mollie does not know', async () => {
    const { port } = await mollie()
    expect(await port.fetchPayment('tr_onbekend')).toBeNull()
  })

  test('is never asked at another address than that of a payment', async () => {
    const { peer, port } = await mollie()
    expect(await port.fetchPayment('../methods?x=1#y')).toBeNull()
    expect(peer.asked).toEqual([])
  })

  test.each([
    ['an unknown status', { status: 'weird' }],
    ['no amount', { amount: undefined }],
    ['an amount that is no number', { amount: { value: 'veel', currency: 'EUR' } }],
    ['a negative amount', { amount: { value: '-1.00', currency: 'EUR' } }],
  ])('is not read when it has %s', async (_name, change) => {
    const { fetch } = await fetched(change as Partial<PeerPayment>)
    await expect(fetch).rejects.toThrow()
  })

  test('is not read from another account', async () => {
    const { peer } = await mollie()
    const stranger = mollieProvider({ apiKey: 'test_andere', url: peer.url })
    await expect(stranger.fetchPayment('tr_iets')).rejects.toThrow(/401/)
  })
})

describe('a payment that is cancelled', () => {
  test('cannot be paid any more', async () => {
    const { peer, port } = await mollie()
    const { providerId } = await port.createPayment(attempt())
    expect(await port.cancelPayment(providerId)).toMatchObject({ id: providerId, state: 'canceled' })
    expect(peer.asked.at(-1)).toMatchObject({ method: 'DELETE', path: `/v2/payments/${providerId}` })
    expect(await port.fetchPayment(providerId)).toMatchObject({ state: 'canceled' })
  })

  test.each([
    ['a bank was chosen', 'open', false],
    ['it was paid', 'paid', true],
  ] as const)('stays as it is once %s', async (_why, status, letsCancel) => {
    const { peer, port } = await mollie()
    const { providerId } = await port.createPayment(attempt())
    peer.letsCancel = letsCancel
    peer.change(providerId, { status })
    await expect(port.cancelPayment(providerId)).rejects.toThrow(ProviderRefusal)
    expect(await port.fetchPayment(providerId)).toMatchObject({ state: status })
  })

  test('is never another thing than a payment', async () => {
    const { peer, port } = await mollie()
    expect(await port.cancelPayment('../methods?x=1#y')).toBeNull()
    expect(peer.asked).toEqual([])
  })
})
