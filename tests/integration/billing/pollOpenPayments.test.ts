import { afterEach, describe, expect, test } from 'vitest'
import { pollOpenPayments } from '@/features/billing/server/payments/settlePayment'
import { getPaymentReturn } from '@/features/orders/server/orderPayment'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { LEASE_MS } from '@/platform/email/retry'
import { euros } from '../../support/molliePeer'
import { invoicesOf, mailsOn, orderOf, paymentsOf, placed } from '../../support/paidOrders'
import { payingCtx } from '../../support/payingCtx'

const { ctx, peer } = await payingCtx()
afterEach(async () => {
  await database(ctx).drizzle.execute('update payments set ask_again_at = null')
})

const START = Date.UTC(2026, 10, 20, 10, 0)
const HOUR = 60
const DAY = 24 * HOUR

/** Minutes after the order. */
const at = (minutes: number): Ctx => ({ ...ctx, now: () => new Date(START + minutes * 60_000) })
const asksOf = (id: string) =>
  peer.asked.filter(each => each.method === 'GET' && each.path.endsWith(id)).length

describe('a webhook that never comes', () => {
  test('is made up for within minutes', async () => {
    const order = await placed(at(0))
    peer.change(peer.of(order.payment).id, { status: 'paid' })
    await pollOpenPayments(at(0.9))
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'pending' })
    await pollOpenPayments(at(1))
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
    expect(await invoicesOf(ctx, order.order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
  })

  test('is made up for by the visitor who comes back', async () => {
    const order = await placed(ctx)
    peer.change(peer.of(order.payment).id, { status: 'paid' })
    expect(await getPaymentReturn(ctx, order.orderKey)).toMatchObject({ outcome: 'paid', mayPay: false })
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
  })

  test('about money that went back is made up for too', async () => {
    const order = await placed(at(0))
    peer.change(peer.of(order.payment).id, { status: 'paid' })
    await pollOpenPayments(at(1))
    peer.change(peer.of(order.payment).id, { amountRefunded: euros(order.incl) })
    await pollOpenPayments(at(30 * DAY))
    expect(await paymentsOf(ctx, order.order)).toMatchObject([{ refunded: order.incl }])
  })

  test('is asked about with growing pauses, until nothing is expected any more', async () => {
    const order = await placed(at(0))
    const { id } = peer.of(order.payment)
    let asked = 0
    for (let minute = 1; minute < 61 * DAY; minute += minute < 2 * DAY ? 10 : HOUR)
      await pollOpenPayments(at(minute))
    asked = asksOf(id)
    expect(asked).toBeGreaterThan(60)
    expect(asked).toBeLessThan(350)
    expect(await paymentsOf(ctx, order.order)).toMatchObject([{ state: 'open', askAgainAt: null }])
    await pollOpenPayments(at(100 * DAY))
    expect(asksOf(id)).toBe(asked)
  })
})

describe('asking', () => {
  test('is not done twice by two workers, and goes round all that is due', async () => {
    const orders = await Promise.all(Array.from({ length: 25 }, () => placed(at(0))))
    const ids = orders.map(({ payment }) => peer.of(payment).id)
    for (let round = 0; round < 3; round++)
      await Promise.all([pollOpenPayments(at(2)), pollOpenPayments(at(2))])
    expect(ids.map(asksOf)).toEqual(Array(25).fill(1))
  })

  test('a provider without an answer is tried again once the lease is over', async () => {
    const order = await placed(at(0))
    const { id } = peer.of(order.payment)
    peer.change(id, { status: 'paid' })
    peer.mood = 'broken'
    await pollOpenPayments(at(1))
    peer.mood = 'well'
    await pollOpenPayments(at(1 + LEASE_MS / 60_000 - 0.1))
    expect(asksOf(id)).toBe(1)
    await pollOpenPayments(at(1 + LEASE_MS / 60_000))
    expect(asksOf(id)).toBe(2)
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
  })

  test('leaves alone what no provider ever heard of', async () => {
    const unheard = await placed(at(0))
    await database(ctx).drizzle.execute(
      `update payments set provider_id = null where id = '${unheard.payment}'`,
    )
    await pollOpenPayments(at(5))
    expect(asksOf(peer.of(unheard.payment).id)).toBe(0)
  })

  test('one payment that cannot be settled holds up none of the others, and mails nobody', async () => {
    const [stuck, fine] = [await placed(at(0)), await placed(at(0))]
    for (const { payment } of [stuck, fine]) peer.change(peer.of(payment).id, { status: 'paid' })
    const { drizzle } = database(ctx)
    await drizzle.execute(`
      create function refuse_order() returns trigger language plpgsql as
        $$ begin if new.id = '${stuck.order}' then raise exception 'no room'; end if; return new; end $$;
      create trigger refuse_order before update on hosting_orders for each row execute function refuse_order();`)
    await pollOpenPayments(at(2))
    expect(await orderOf(ctx, fine.order)).toMatchObject({ status: 'active' })
    expect(await orderOf(ctx, stuck.order)).toMatchObject({ status: 'pending' })
    expect(await mailsOn(ctx, stuck.payment)).toEqual([])
    await drizzle.execute(
      'drop trigger refuse_order on hosting_orders; drop function refuse_order() cascade;',
    )
    await pollOpenPayments(at(5))
    expect(await orderOf(ctx, stuck.order)).toMatchObject({ status: 'active' })
  })
})
