import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES } from '@/features/orders/model/orderStatus'
import { changeOrderStatus } from '@/features/orders/server/changeOrderStatus'
import { tickChecklist } from '@/features/orders/server/checklist'
import { recordDomainOutcome } from '@/features/orders/server/recordDomainOutcome'
import { storedMail } from '@/platform/email/transport'
import { newCustomer } from '../../support/customers'
import { eventsOf, newOrder } from '../../support/invoices'
import { linesOf, ownerOf, runningOrder, workOf } from '../../support/orders'
import { invoicesOf, mailsOn, orderOf, placed } from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const editor = { ...ctx, user: await staffMember(ctx.payload, 'editor') }
const STATUSES = ORDER_STATUSES.map(each => each.value)

describe('staff move an order', () => {
  const MAY = [
    'pending→cancelled',
    'scheduled→cancelled',
    'active→suspended',
    'active→cancelled',
    'suspended→active',
    'suspended→cancelled',
  ]
  const pairs = STATUSES.flatMap(from => STATUSES.map(to => [from, to] as const))

  test.each(pairs)('from %s to %s as the table says', async (from, to) => {
    const { id: customer, email } = await newCustomer(ctx)
    const buyer = { id: customer, email, name: 'Jan Proef' } as never
    const id = await newOrder(ctx, buyer, { status: from })
    const answer = await changeOrderStatus(staff, id, to, 'Zo afgesproken')
    const may = MAY.includes(`${from}→${to}`)
    expect(answer).toEqual({ kind: may ? 'changed' : 'refused' })
    expect((await orderOf(ctx, id))?.status).toBe(may ? to : from)
    expect(await mailsOn(ctx, id)).toHaveLength(may ? 1 : 0)
    expect((await eventsOf(ctx, id)).map(([change]) => change)).toEqual(may ? ['Status', 'Reden'] : [])
  })

  test('that nobody paid: its draft goes, and the customer hears that nothing is due', async () => {
    const made = await placed(ctx)
    await changeOrderStatus(staff, made.order, 'cancelled', '')
    expect(await invoicesOf(ctx, made.order)).toEqual([])
    const mails = await mailsOn(ctx, made.order)
    expect(mails.at(-1)?.text).toContain('er komt geen factuur')
    expect((await eventsOf(ctx, made.order))[0]).toEqual([
      ...['Status', 'In behandeling', 'Geannuleerd', 'Proef operator'],
    ])
  })

  test('that ran keeps its paid invoice and gets a last day', async () => {
    const made = await runningOrder(ctx)
    await changeOrderStatus(staff, made.order, 'cancelled', 'Op eigen verzoek')
    expect(await orderOf(ctx, made.order)).toMatchObject({
      ...{ status: 'cancelled', endsOn: expect.stringMatching(/^\d{4}-/) },
    })
    expect(await invoicesOf(ctx, made.order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
  })

  test('to a stop tells its customer the reason that was written for them, and no other', async () => {
    const made = await runningOrder(ctx)
    const told = 'op je site\nstond een pagina met schadelijke software.'
    await changeOrderStatus(staff, made.order, 'suspended', 'Melding 12', { told })
    const letter = (await mailsOn(ctx, made.order)).at(-1)?.text
    expect(letter).toContain('De reden: op je site stond een pagina met schadelijke software.')
    expect(letter).not.toContain('Melding 12')
  })

  test('twice at once is one change with one mail', async () => {
    const made = await runningOrder(ctx)
    const before = (await mailsOn(ctx, made.order)).length
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => changeOrderStatus(staff, made.order, 'suspended', '')),
    )
    expect(answers.filter(answer => answer.kind === 'changed')).toHaveLength(1)
    expect(await mailsOn(ctx, made.order)).toHaveLength(before + 1)
  })
})

describe('the checklist', () => {
  test('is kept with who ticked what, and all of it ticked is an order set up', async () => {
    const { order } = await runningOrder(ctx)
    expect(await tickChecklist(staff, order, 'hosting')).toEqual({ kind: 'ticked' })
    expect((await orderOf(ctx, order))?.setUpAt).toBeNull()
    expect(await tickChecklist(staff, order, 'logIn')).toEqual({ kind: 'ticked' })
    const kept = await orderOf(ctx, order)
    expect(kept?.setUpAt).not.toBeNull()
    expect(kept?.checklist).toMatchObject([
      { key: 'hosting', doneBy: 'Proef operator', doneAt: expect.any(String) },
      { key: 'logIn', doneBy: 'Proef operator', doneAt: expect.any(String) },
    ])
    expect(await tickChecklist(staff, order, 'logIn', false)).toEqual({ kind: 'ticked' })
    expect((await orderOf(ctx, order))?.setUpAt).toBeNull()
  })

  test('knows no other work, and nothing is done for an order that nobody paid', async () => {
    const { order } = await runningOrder(ctx)
    expect(await tickChecklist(staff, order, 'koffie')).toEqual({ kind: 'notFound' })
    expect(await tickChecklist(staff, order, '__proto__')).toEqual({ kind: 'notFound' })
    const { order: unpaid } = await placed(ctx)
    expect(await tickChecklist(staff, unpaid, 'hosting')).toEqual({ kind: 'notFound' })
  })

  test('registers the name when that is ticked, and does not take it back', async () => {
    const { order } = await runningOrder(ctx, named('maybe'))
    expect(await tickChecklist(staff, order, 'register')).toEqual({ kind: 'settled' })
    expect(await orderOf(ctx, order)).toMatchObject({ domainState: 'registered' })
    expect(await tickChecklist(staff, order, 'register', false)).toEqual({ kind: 'refused' })
  })
})

let names = 0
function named(answer: 'maybe' | 'unknown', mode: 'new' | 'own' | 'move' = 'new') {
  const domain = { name: `naam-proef-${++names}.nl`, mode, answer: mode === 'new' ? answer : null }
  return { basket: { cycle: 'monthly' as const, extras: [], domain } }
}

describe('the name of an order', () => {
  test('that proves taken is credited, renews no more, and the customer hears it', async () => {
    const { order } = await runningOrder(ctx, named('maybe'))
    expect(await recordDomainOutcome(staff, order, 'lost')).toEqual({ kind: 'settled' })
    const [first, credit, ...others] = await invoicesOf(ctx, order)
    expect(others).toEqual([])
    expect(first).toMatchObject({ series: 'INV', status: 'sent', paymentStatus: 'paid' })
    expect(credit).toMatchObject({
      ...{ series: 'CR', credits: first?.id, excl: -100, vat: -21, incl: -121 },
      number: expect.stringMatching(/^CR\d{4}-\d{5}$/),
    })
    const kept = await orderOf(ctx, order)
    expect(kept).toMatchObject({ domainState: 'lost', domainRenewsOn: null, status: 'active' })
    expect((await linesOf(ctx, order)).map(each => each.kind)).toEqual(['package'])
    const mails = await mailsOn(ctx, order)
    expect(mails.some(mail => mail.template === 'hosting-domain-lost')).toBe(true)
  })

  test('that was on request is invoiced once it is registered', async () => {
    const { order } = await runningOrder(ctx, named('unknown'))
    expect(await invoicesOf(ctx, order)).toMatchObject([{ excl: 1950 }])
    expect(await recordDomainOutcome(staff, order, 'registered')).toEqual({ kind: 'settled' })
    const [, extra] = await invoicesOf(ctx, order)
    expect(extra).toMatchObject({
      ...{ series: 'INV', status: 'sent', paymentStatus: 'pending', excl: 100, incl: 121 },
      number: expect.stringMatching(/^INV\d{4}-\d{5}$/),
    })
  })

  test('that was on request and proves taken costs nothing', async () => {
    const { order } = await runningOrder(ctx, named('unknown'))
    expect(await recordDomainOutcome(staff, order, 'lost')).toEqual({ kind: 'settled' })
    expect(await invoicesOf(ctx, order)).toHaveLength(1)
  })

  test('is moved, kept elsewhere, or moved after all, and costs what that costs', async () => {
    const { order } = await runningOrder(ctx, named('maybe', 'move'))
    expect(await recordDomainOutcome(staff, order, 'own')).toEqual({ kind: 'settled' })
    expect(await orderOf(ctx, order)).toMatchObject({ domainState: 'own', domainRenewsOn: null })
    expect(await recordDomainOutcome(staff, order, 'toMove')).toEqual({ kind: 'settled' })
    const kept = await orderOf(ctx, order)
    expect(kept).toMatchObject({ domainState: 'toMove', domainRenewsOn: expect.stringMatching(/^\d{4}-/) })
    expect(await workOf(ctx, order)).toEqual(['hosting', 'move', 'logIn'])
    expect(await tickChecklist(staff, order, 'move')).toEqual({ kind: 'settled' })
    expect(await invoicesOf(ctx, order)).toHaveLength(1)
  })

  test('is settled once, whoever tries at the same time', async () => {
    const { order } = await runningOrder(ctx, named('maybe'))
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => recordDomainOutcome(staff, order, 'lost')),
    )
    expect(answers.filter(answer => answer.kind === 'settled')).toHaveLength(1)
    expect(await invoicesOf(ctx, order)).toHaveLength(2)
    expect(await recordDomainOutcome(staff, order, 'registered')).toEqual({ kind: 'refused' })
  })

  test('is not settled for an order that nobody paid', async () => {
    const { order } = await placed(ctx, undefined)
    expect(await recordDomainOutcome(staff, order, 'registered')).toEqual({ kind: 'notFound' })
  })
})

test.each([
  ['a visitor', async () => ({ ...ctx, user: null })],
  ['an editor', async () => editor],
  ['the customer', async (order: string) => ownerOf(ctx, order)],
])('%s moves, ticks and settles nothing', async (_name, as) => {
  const { order } = await runningOrder(ctx, named('maybe'))
  const who = await as(order)
  await expect(changeOrderStatus(who, order, 'cancelled', '')).rejects.toThrow()
  await expect(tickChecklist(who, order, 'hosting')).rejects.toThrow()
  await expect(recordDomainOutcome(who, order, 'lost')).rejects.toThrow()
  expect(await orderOf(ctx, order)).toMatchObject({
    status: 'active',
    domainState: 'provisional',
    setUpAt: null,
  })
})

test.each(['', 'geen-id', "' or 1=1", '00000000-0000-4000-8000-000000000000'])(
  'an order that does not exist, %j, is not found',
  async id => {
    expect(await changeOrderStatus(staff, id, 'cancelled', '')).toEqual({ kind: 'notFound' })
    expect(await tickChecklist(staff, id, 'hosting')).toEqual({ kind: 'notFound' })
    expect(await recordDomainOutcome(staff, id, 'lost')).toEqual({ kind: 'notFound' })
  },
)
