import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getOwnQuote } from '@/features/quotes/server/ownQuote'
import { getQuotePayment, isQuotePayment, payQuoteInvoice } from '@/features/quotes/server/payQuote'
import { payingCtx } from '../../support/payingCtx'
import { ACCEPTANCE, answerAs, holderAt, keyOf, quoteStaff, sentQuote } from '../../support/quotes'

const { ctx, peer } = await payingCtx()
const staff = await quoteStaff(ctx)

/** A quote whose first half is invoiced at once. */
async function accepted() {
  const schedule = [
    { percent: 50, moment: 'acceptance', day: null } as const,
    { percent: 50, moment: 'delivery', day: null } as const,
  ]
  const id = await sentQuote(staff, { schedule })
  const key = await keyOf(ctx, id)
  expect(await answerAs(holderAt(ctx), key, 'accept', ACCEPTANCE)).toEqual({ kind: 'done' })
  const number = (await getOwnQuote(holderAt(ctx), key))?.assignment?.invoices[0]?.number ?? ''
  return { id, key, number }
}

const isPaid = async (key: string) => (await getOwnQuote(holderAt(ctx), key))?.assignment?.invoices[0]?.isPaid

test('who holds the link pays an invoice without an account, and reads how it went', async () => {
  const { key, number } = await accepted()
  const answer = await payQuoteInvoice(holderAt(ctx), key, number)
  expect(answer).toMatchObject({ kind: 'pay' })
  expect(await payQuoteInvoice(holderAt(ctx), key, number)).toEqual(answer)
  const made = [...peer.payments.values()].at(-1)
  expect(made).toMatchObject({
    amount: { value: '948.65', currency: 'EUR' },
    redirectUrl: expect.stringMatching(/\/betalen\/terug\?betaling=[\w-]{36}$/),
  })
  // What grants something is not told to the provider.
  expect(JSON.stringify(made)).not.toContain(key)
  const attempt = String(made?.redirectUrl).split('betaling=')[1] ?? ''
  expect(await getQuotePayment(holderAt(ctx), key, attempt)).toEqual({ number, state: 'open' })
  expect(await isPaid(key)).toBe(false)
  peer.change(made?.id ?? '', { status: 'paid' })
  // Whose page somebody comes back to is known without the provider, which that page asks.
  expect(await isQuotePayment(holderAt(ctx), key, attempt)).toBe(true)
  expect(await isPaid(key)).toBe(false)
  expect(await getQuotePayment(holderAt(ctx), key, attempt)).toEqual({ number, state: 'paid' })
  expect(await isPaid(key)).toBe(true)
  expect(await payQuoteInvoice(holderAt(ctx), key, number)).toEqual({ kind: 'paid' })
})

test('an invoice of somebody else, a link to read along and a wrong key pay nothing and tell nothing', async () => {
  const [own, other] = [await accepted(), await accepted()]
  const before = peer.payments.size
  expect(await payQuoteInvoice(holderAt(ctx), own.key, other.number)).toEqual({ kind: 'notFound' })
  expect(await payQuoteInvoice(holderAt(ctx), own.key, '')).toEqual({ kind: 'notFound' })
  const along = await keyOf(ctx, own.id, 'read')
  expect(await payQuoteInvoice(holderAt(ctx), along, own.number)).toEqual({ kind: 'notFound' })
  expect(await payQuoteInvoice(holderAt(ctx), `${own.key}x`, own.number)).toEqual({ kind: 'notFound' })
  expect(peer.payments.size).toBe(before)

  await payQuoteInvoice(holderAt(ctx), other.key, other.number)
  const made = [...peer.payments.values()].at(-1)
  const attempt = String(made?.redirectUrl).split('betaling=')[1] ?? ''
  expect(await getQuotePayment(holderAt(ctx), other.key, attempt)).toMatchObject({ state: 'open' })
  expect(await getQuotePayment(holderAt(ctx), own.key, attempt)).toBeNull()
  expect(await isQuotePayment(holderAt(ctx), other.key, attempt)).toBe(true)
  expect(await isQuotePayment(holderAt(ctx), own.key, attempt)).toBe(false)
  expect(await isQuotePayment(holderAt(ctx), `${other.key}x`, attempt)).toBe(false)
  expect(await getQuotePayment(holderAt(ctx), other.key, randomUUID())).toBeNull()
  expect(await getQuotePayment(holderAt(ctx), other.key, 'geen id')).toBeNull()
  expect(await isQuotePayment(holderAt(ctx), other.key, 'geen id')).toBe(false)
})
