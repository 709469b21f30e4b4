import { describe, expect, test } from 'vitest'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { markOverdue } from '@/features/billing/server/invoices'
import { changeOrderStatus } from '@/features/orders/server/changeOrderStatus'
import {
  at,
  finalise,
  invoiceOf,
  invoicesOf,
  newCustomer,
  newDraft,
  newFinal,
  newOrder,
  orderOf,
} from '../../support/invoices'
import { mailsAbout } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const ctx = { ...base, user: await staffMember(base.payload, 'operator') }
const customer = await newCustomer(ctx)

/** An order that runs, with an invoice of each standing. */
async function running(part: object = {}) {
  const order = await newOrder(ctx, customer, part)
  const old = await newFinal(at(ctx, '2025-01-05T12:00:00Z'), customer, { order })
  await markOverdue(at(ctx, '2025-02-05T12:00:00Z'))
  const paid = await newDraft(ctx, customer, { order })
  await finalise(ctx, paid, 'paid')
  const [open, draft] = [await newFinal(ctx, customer, { order }), await newDraft(ctx, customer, { order })]
  return { order, old, paid, open, draft }
}

const statusOf = async (id: string) => (await invoiceOf(ctx, id)).status
const creditsOf = async (order: string) => (await invoicesOf(ctx, order)).filter(each => each.series === 'CR')

describe('cancelling an order that ran', () => {
  test.each(['active', 'suspended'])(
    'credits what is open with it, from %s, and nothing else',
    async status => {
      const { order, old, paid, open, draft } = await running({ status })
      expect(await changeOrderStatus(ctx, order, 'cancelled', 'Klaar', { creditOpen: true })).toEqual({
        kind: 'changedWithCredit',
      })
      expect((await orderOf(ctx, order)).status).toBe('cancelled')
      expect(await Promise.all([old, paid, open, draft].map(statusOf))).toEqual([
        ...['credited', 'sent', 'credited', 'draft'],
      ])
      const credits = await creditsOf(order)
      expect(credits.map(each => each.credits).sort()).toEqual([old, open].sort())
      for (const credit of credits) {
        expect(credit).toMatchObject({ status: 'sent', paymentStatus: 'paid', excl: -1950 })
        expect(await mailsAbout(ctx, credit.id)).toHaveLength(1)
      }
    },
  )

  test('leaves them open when staff say so', async () => {
    const { order, open } = await running()
    expect(await changeOrderStatus(ctx, order, 'cancelled', 'Klaar', { creditOpen: false })).toEqual({
      kind: 'changed',
    })
    expect(await statusOf(open)).toBe('sent')
    expect(await creditsOf(order)).toEqual([])
  })

  test('without any says only that the status changed', async () => {
    const order = await newOrder(ctx, customer)
    expect(await changeOrderStatus(ctx, order, 'cancelled', 'Klaar', { creditOpen: true })).toEqual({
      kind: 'changed',
    })
  })

  test.each([
    ['it is suspended', {}, 'suspended'],
    ['nobody ever paid it', { status: 'pending' }, 'cancelled'],
  ] as const)('credits nothing when %s', async (_, part, to) => {
    const order = await newOrder(ctx, customer, part)
    const open = await newFinal(ctx, customer, { order })
    expect(await changeOrderStatus(ctx, order, to, 'Klaar', { creditOpen: true })).toEqual({
      kind: 'changed',
    })
    expect(await statusOf(open)).toBe('sent')
  })

  test('while a colleague credits one of them credits each of them once', async () => {
    for (let round = 0; round < 5; round++) {
      const { order, old, open } = await running()
      const [changed, ...credited] = await Promise.all([
        changeOrderStatus(ctx, order, 'cancelled', 'Klaar', { creditOpen: true }),
        creditInvoice(ctx, old),
        creditInvoice(ctx, open),
      ])
      expect(changed.kind).toMatch(/^changed/)
      for (const { kind } of credited) expect(['credited', 'alreadyCredited']).toContain(kind)
      expect(await Promise.all([old, open].map(statusOf))).toEqual(['credited', 'credited'])
      expect(await creditsOf(order)).toHaveLength(2)
    }
  })

  test('credits nothing when it is refused', async () => {
    const order = await newOrder(ctx, customer, { status: 'cancelled' })
    const open = await newFinal(ctx, customer, { order })
    expect(await changeOrderStatus(ctx, order, 'cancelled', 'Klaar', { creditOpen: true })).toEqual({
      kind: 'refused',
    })
    expect(await statusOf(open)).toBe('sent')
  })
})
