import { afterAll, describe, expect, test } from 'vitest'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { testProvider } from '@/features/billing/server/providers/test'
import { NO_START_CHOICES } from '@/features/orders/model/startChoices'
import { cancelUnpaidOrders } from '@/features/orders/server/cancelOrder'
import { changeOrderStatus } from '@/features/orders/server/changeOrderStatus'
import { ordersPersonalData } from '@/features/orders/server/personalData'
import { recordDomainOutcome } from '@/features/orders/server/recordDomainOutcome'
import { startScheduledOrders } from '@/features/orders/server/startScheduledOrders'
import { storedMail } from '@/platform/email/transport'
import { dnsPeer } from '../../support/dnsPeer'
import { lookingUp, newName, order, ownerOf, runningOrder, workOf } from '../../support/orders'
import { eventsOn, invoicesOf, mailsOn, orderOf, placed, templatesOn } from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'

const dns = await dnsPeer()
afterAll(() => dns.close())
const ctx = lookingUp(await testCtx({ mail: storedMail }), dns)
const at = (moment: string) => ({ ...ctx, now: () => new Date(moment) })
const operator = await staffMember(ctx.payload, 'operator')
const office = (moment: string) => ({ ...at(moment), user: operator })

/** A Tuesday: the days to withdraw end on 8 December. */
const ORDERED = '2026-11-24T10:00:00Z'
const LAST_EVENING = '2026-12-08T22:59:00Z'
const FIRST_MORNING = '2026-12-08T23:01:00Z'
const WAITING = { start: NO_START_CHOICES, basket: { cycle: 'monthly' as const, extras: [] } }
const AT_ONCE = { start: { ...NO_START_CHOICES, atOnce: true } }
const BUSINESS = { customer: { kind: 'business' as const, company: 'Proeftuin', kvk: '12345678' } }

const mailOf = async (id: string, template: string) =>
  (await mailsOn(ctx, id)).filter(mail => mail.template === template)

describe('a consumer who does not ask to begin at once', () => {
  test('pays ahead, and has an order that begins the day after the days to withdraw', async () => {
    const made = await runningOrder(at(ORDERED), WAITING)
    expect(await orderOf(ctx, made.order)).toMatchObject({
      ...{ status: 'scheduled', startsOn: '2026-12-09', startedOn: null, invoicedUntil: null, setUpBy: null },
      ...{ startRequestedAt: null, nameConsentAt: null },
    })
    expect(await workOf(ctx, made.order)).toEqual([])
    const [invoice] = await invoicesOf(ctx, made.order)
    expect(invoice).toMatchObject({
      periodFrom: '2026-12-09',
      periodUntil: '2027-01-09',
      paymentStatus: 'paid',
    })
    const [mail] = await mailOf(made.order, 'hosting-order')
    expect(mail?.text).toContain('begint op 9 december 2026')
    expect(mail?.text).not.toContain('3 uur')
  })

  test('has it begin on that day, once, whichever workers look', async () => {
    const made = await runningOrder(at(ORDERED), WAITING)
    await startScheduledOrders(at(LAST_EVENING))
    expect((await orderOf(ctx, made.order))?.status).toBe('scheduled')
    await Promise.all(Array.from({ length: 4 }, () => startScheduledOrders(at(FIRST_MORNING))))
    await startScheduledOrders(at('2026-12-10T10:00:00Z'))
    expect(await orderOf(ctx, made.order)).toMatchObject({
      ...{ status: 'active', startedOn: '2026-12-09', invoicedUntil: '2027-01-09' },
      setUpBy: '2026-12-09T17:00:00.000Z',
    })
    expect(await workOf(ctx, made.order)).toEqual(['hosting', 'logIn'])
    const templates = await templatesOn(ctx, made.order)
    expect(templates.filter(each => each === 'hosting-order-started')).toHaveLength(1)
    const moves = (await eventsOn(ctx, made.order)).filter(event => event.code === 'order.statusChanged')
    expect(moves).toHaveLength(2)
    expect(await invoicesOf(ctx, made.order)).toHaveLength(1)
  })

  test('counts from that day when the worker stood still', async () => {
    const made = await runningOrder(at(ORDERED), WAITING)
    await startScheduledOrders(at('2026-12-11T19:00:00Z'))
    expect(await orderOf(ctx, made.order)).toMatchObject({
      ...{ startedOn: '2026-12-09', setUpBy: '2026-12-11T22:00:00.000Z' },
    })
  })

  test('is reminded of nothing else when it is not paid: it lapses as any other', async () => {
    const made = await placed(at(ORDERED), await order(ctx, WAITING))
    await startScheduledOrders(at(FIRST_MORNING))
    expect((await orderOf(ctx, made.order))?.status).toBe('pending')
    await cancelUnpaidOrders(at('2026-12-08T10:00:01Z'))
    expect((await orderOf(ctx, made.order))?.status).toBe('cancelled')
  })

  test('who pays after those days begins at once', async () => {
    const made = await placed(at(ORDERED), await order(ctx, WAITING))
    await settlePayment(at('2026-12-09T10:00:00Z'), made.payment, testProvider('paid'))
    expect(await orderOf(ctx, made.order)).toMatchObject({ status: 'active', startedOn: '2026-12-09' })
  })

  test('whose name went meanwhile begins too: staff see it in the work and get a mail', async () => {
    const name = 'weg-intussen.nl'
    const part = { ...WAITING, basket: { ...WAITING.basket, ...newName(name) } }
    const made = await runningOrder(at(ORDERED), part)
    dns.names.set(name, 'delegated')
    await startScheduledOrders(at(FIRST_MORNING))
    expect(await orderOf(ctx, made.order)).toMatchObject({ status: 'active', domainState: 'provisional' })
    expect(JSON.stringify((await orderOf(ctx, made.order))?.checklist)).toContain('lijkt nu bezet')
    const [task] = await mailOf(made.order, 'hosting-order-task')
    expect(task?.text).toContain(`${name} was vrij bij het bestellen`)
  })

  test('holds the name in the meantime: nobody else can order it', async () => {
    const name = 'wacht-op-mij.nl'
    const part = { ...WAITING, basket: { ...WAITING.basket, ...newName(name) } }
    await runningOrder(at(ORDERED), part)
    await expect(placed(at(ORDERED), await order(ctx, part))).rejects.toThrow('domainTaken')
  })

  test('gets all money back when staff call it off before it begins', async () => {
    const made = await runningOrder(at(ORDERED), WAITING)
    expect(
      await changeOrderStatus(office('2026-11-25T10:00:00Z'), made.order, 'cancelled', 'Op verzoek'),
    ).toEqual({
      kind: 'changedWithCredit',
    })
    const invoices = await invoicesOf(ctx, made.order)
    expect(invoices.map(each => each.incl)).toEqual([made.incl, -made.incl])
    expect((await mailsOn(ctx, made.order)).map(mail => mail.text).join()).toContain('voordat hij begon')
    await startScheduledOrders(at(FIRST_MORNING))
    expect((await orderOf(ctx, made.order))?.status).toBe('cancelled')
  })
})

describe('a consumer who asks to begin at once', () => {
  test('without the box of the name has it registered after the days to withdraw', async () => {
    const made = await runningOrder(at(ORDERED), { ...AT_ONCE, basket: newName('later-vast.nl') })
    expect(await orderOf(ctx, made.order)).toMatchObject({
      ...{ status: 'active', startRequestedAt: new Date(ORDERED).toISOString() },
      ...{ nameFrom: '2026-12-09', nameConsentAt: null, domainRenewsOn: null },
    })
    expect(await workOf(ctx, made.order)).toEqual(['hosting', 'logIn'])
    expect(await recordDomainOutcome(office(LAST_EVENING), made.order, 'registered')).toEqual({
      kind: 'tooEarly',
    })
    await Promise.all([1, 2, 3].map(() => startScheduledOrders(at(FIRST_MORNING))))
    expect(await workOf(ctx, made.order)).toEqual(['hosting', 'logIn', 'register'])
    expect(await mailOf(made.order, 'hosting-order-task')).toHaveLength(1)
    expect(await recordDomainOutcome(office(FIRST_MORNING), made.order, 'registered')).toEqual({
      kind: 'settled',
    })
    expect(await orderOf(ctx, made.order)).toMatchObject({ nameFrom: null, domainRenewsOn: '2027-12-09' })
    expect(await invoicesOf(ctx, made.order)).toHaveLength(1)
  })

  test('with both parts of it has the name registered at once; both are kept with their moment and confirmed', async () => {
    const made = await runningOrder(at(ORDERED), { basket: newName('meteen-vast.nl') })
    const asked = new Date(ORDERED).toISOString()
    expect(await orderOf(ctx, made.order)).toMatchObject({
      ...{ startsOn: null, startRequestedAt: asked, nameFrom: null, nameConsentAt: asked },
    })
    expect(await workOf(ctx, made.order)).toEqual(['hosting', 'register', 'logIn'])
    const [mail] = await mailOf(made.order, 'hosting-order')
    for (const part of [
      '24 nov 2026, 11:00 vroeg je ons om meteen te beginnen',
      'meteen-vast.nl meteen vast',
    ])
      expect(mail?.text).toContain(part)
    const owner = await ownerOf(ctx, made.order)
    const { orders } = await ordersPersonalData.exportRows(owner, {
      id: String(owner.user?.id),
      email: made.email,
    })
    expect(orders).toMatchObject([{ startRequestedAt: asked, nameConsentAt: asked }])
  })

  test('counts as another order than one without the box, under the same key', async () => {
    const input = await order(ctx, AT_ONCE)
    await placed(ctx, input)
    await expect(placed(ctx, { ...input, start: NO_START_CHOICES })).rejects.toThrow('keyReused')
  })
})

test('a business begins with its payment, whatever it sends', async () => {
  for (const start of [NO_START_CHOICES, { atOnce: true, registerName: true, nameIsFinal: true }]) {
    const made = await runningOrder(at(ORDERED), { ...BUSINESS, start })
    expect(await orderOf(ctx, made.order)).toMatchObject({
      ...{ status: 'active', startsOn: null, startRequestedAt: null, nameFrom: null, nameConsentAt: null },
    })
  }
})
