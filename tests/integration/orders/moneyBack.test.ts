import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { readHostingQuery } from '@/features/orders/model/consoleQuery'
import { invoiceDetail } from '@/features/orders/server/console/details'
import { listHosting } from '@/features/orders/server/console/listHosting'
import { hostingStartCard, hostingStats } from '@/features/orders/server/console/stats'
import { decideMoneyBack } from '@/features/orders/server/decideMoneyBack'
import { expectReconciled } from '../../support/bookings'
import { invoiceOf } from '../../support/invoices'
import { mollieCalls } from '../../support/mollieCalls'
import { euros } from '../../support/molliePeer'
import { eventsOn, invoicesOf, orderOf, placed, templatesOn } from '../../support/paidOrders'
import { staffMember } from '../../support/testCtx'

const { ctx, happens } = await mollieCalls()
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }

afterAll(() => expectReconciled(ctx))

async function chargedBack() {
  const order = await placed(ctx)
  await happens(order, { status: 'paid' })
  await happens(order, { amountChargedBack: euros(order.incl) })
  return order
}

const waiting = () => {
  const asked: Record<string, string> = { tab: 'invoices', filter: 'moneyBack', sort: 'waiting' }
  return listHosting(
    staff,
    readHostingQuery(name => asked[name] ?? null),
  )
}

const decides = (id: string, choice: string) =>
  decideMoneyBack(staff, { id, choice, why: 'Gebeld met de klant' })

describe('money that went back', () => {
  test('is a task on the list, in the figures and in the invoice, until somebody decides', async () => {
    const order = await chargedBack()
    const { moneyBack } = await hostingStats(staff)
    expect(moneyBack).toBeGreaterThan(0)
    expect((await waiting()).rows.map(({ id }) => id)).toContain(order.invoice)
    expect(await invoiceDetail(staff, order.invoice)).toMatchObject({
      row: { asksDecision: true, booked: 0, order: { status: 'active' } },
      bookings: [{ source: 'provider' }, { source: 'chargeback', asksDecision: true, decidedAt: null }],
    })
    const figures = await hostingStartCard.figures(staff)
    expect(figures[0]).toEqual({ label: 'Geld teruggegaan', figure: moneyBack, isAlarm: true })
    expect(await decides(order.invoice, 'keep')).toEqual({ kind: 'decided' })
    expect((await waiting()).rows.map(({ id }) => id)).not.toContain(order.invoice)
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'active' })
  })

  test('is decided once by ten presses at the same moment', async () => {
    const order = await chargedBack()
    const answers = await Promise.all(Array.from({ length: 10 }, () => decides(order.invoice, 'suspend')))
    expect(answers.filter(({ kind }) => kind === 'decided')).toHaveLength(1)
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'suspended' })
    expect((await templatesOn(ctx, order.order)).filter(name => name.includes('suspended'))).toHaveLength(1)
    expect((await eventsOn(ctx, order.order)).map(each => each.after)).toContain('Opgeschort')
  })

  test('may stop the order and take back what is open', async () => {
    const order = await chargedBack()
    expect(await decides(order.invoice, 'stopAndCredit')).toEqual({ kind: 'decided' })
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'cancelled' })
    expect(await invoiceOf(ctx, order.invoice)).toMatchObject({ status: 'credited', booked: order.incl })
    const credit = (await invoicesOf(ctx, order.order)).find(each => each.series === 'CR')
    expect(credit).toMatchObject({ paymentStatus: 'paid', booked: -order.incl })
  })

  test('may stop the order and leave the invoice to be paid', async () => {
    const order = await chargedBack()
    expect(await decides(order.invoice, 'stop')).toEqual({ kind: 'decided' })
    expect(await orderOf(ctx, order.order)).toMatchObject({ status: 'cancelled' })
    expect(await invoiceOf(ctx, order.invoice)).toMatchObject({ status: 'sent', paymentStatus: 'pending' })
  })

  test('asks nothing any more once it came back', async () => {
    const order = await chargedBack()
    await happens(order, { amountChargedBack: euros(0) })
    expect(await decides(order.invoice, 'keep')).toEqual({ kind: 'notOpen' })
    expect((await waiting()).rows.map(({ id }) => id)).not.toContain(order.invoice)
  })

  test('is decided with a reason, by staff who sell, about what can be', async () => {
    const order = await chargedBack()
    const { invoice } = order
    expect(await decideMoneyBack(staff, { id: invoice, choice: 'keep', why: '' })).toMatchObject({
      kind: 'invalid',
    })
    expect(await decideMoneyBack(staff, { id: invoice, choice: 'x', why: 'y' })).toMatchObject({
      kind: 'invalid',
    })
    expect(await decides(randomUUID(), 'keep')).toEqual({ kind: 'notFound' })
    await decides(invoice, 'stop')
    await happens(order, { amountChargedBack: euros(0) })
    await happens(order, { amountChargedBack: euros(500) })
    expect(await decides(invoice, 'suspend')).toEqual({ kind: 'refused' })
    const editor = await staffMember(ctx.payload, 'editor')
    for (const user of [null, editor])
      await expect(
        decideMoneyBack({ ...ctx, user }, { id: invoice, choice: 'keep', why: 'x' }),
      ).rejects.toThrow()
  })
})
