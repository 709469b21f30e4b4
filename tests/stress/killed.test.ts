import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeMissingPdfs } from '@/features/billing/server/invoiceDelivery'
import { pollOpenPayments } from '@/features/billing/server/payments/settlePayment'
import { invoiceUnbilledOrders } from '@/features/orders/server/invoiceOrder'
import { ORDER_CONFIRMATION } from '@/features/orders/server/orderConfirmationMail'
import { placeOrder } from '@/features/orders/server/placeOrder'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { sendDueMail } from '@/platform/email/outbox'
import { storedMail } from '@/platform/email/transport'
import { lift } from '../support/ceilings'
import { killSite, type Visit } from '../support/killing'
import { molliePeer } from '../support/molliePeer'
import { orderInput, payingThrough } from '../support/paidOrders'
import { testCtx } from '../support/testCtx'

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1)
const SITES_AT_ONCE = 2
const KILL_POINTS = 200

const peer = await molliePeer()
peer.lateMs = 15
const ctx = payingThrough(await testCtx({ mail: storedMail }), peer)
const visits: Visit[] = []
let interrupted: Visit[] = []

/** The database counts for itself, so that nothing of ours stands between it and the answer. */
async function rows<T>(query: string): Promise<T[]> {
  return (await database(ctx).drizzle.execute(query)).rows as T[]
}

const later = (minutes: number): Ctx => ({ ...ctx, now: () => new Date(Date.now() + minutes * 60_000) })

/** What the worker does in the hours after, until nothing is left to do. */
async function runRounds(): Promise<void> {
  for (let minutes = 5; minutes <= 60; minutes += 5) {
    const on = later(minutes)
    await invoiceUnbilledOrders(on)
    for (let turn = 0; turn < 20; turn++) await pollOpenPayments(on)
    for (let turn = 0; turn < 10; turn++) await storeMissingPdfs(on)
    while ((await sendDueMail(on)) > 0);
  }
}

/** Half of those who got no answer press the button again; half of these pay. */
async function tryAgain(visit: Visit, pays: boolean): Promise<void> {
  const answer = await placeOrder({ ...ctx, clientIp: randomUUID() }, visit.input)
  if (!('orderKey' in answer)) throw new Error(`an order was refused the second time: ${answer.kind}`)
  visit.orderKey = answer.orderKey
  if (!answer.payAt || !pays) return
  visit.paid = answer.payAt.split('/').at(-1) ?? ''
  peer.change(visit.paid, { status: 'paid' })
}

beforeAll(async () => {
  await lift('submit-everyone', 'orders')
  const left = [...SEEDS]
  const killOneByOne = async () => {
    for (let seed = left.shift(); seed; seed = left.shift())
      visits.push(...(await killSite(seed, peer, () => orderInput(ctx))))
  }
  await Promise.all(Array.from({ length: SITES_AT_ONCE }, killOneByOne))
  interrupted = visits.filter(visit => visit.phase !== 'done')
  const unanswered = interrupted.filter(({ phase }) => phase === 'placing')
  for (const [index, visit] of unanswered.entries())
    if (index % 2 === 0) await tryAgain(visit, index % 4 === 0)
  await runRounds()
}, 1_800_000)
afterAll(() => peer.stop())

const acknowledged = () => visits.filter(visit => visit.orderKey)
const paidKeys = () => visits.filter(visit => visit.paid).map(visit => `'${visit.input.gate.submissionKey}'`)
const ours = (visitsOf: Visit[]) =>
  visitsOf.map(visit => `'${visit.input.gate.submissionKey}'`).join(',') || 'null'

describe('after the site was killed with -9 again and again', () => {
  test(`at ${KILL_POINTS} points or more, in every phase of an order`, () => {
    const phases = (['placing', 'settling'] as const).map(
      phase => interrupted.filter(visit => visit.phase === phase).length,
    )
    expect(interrupted.length).toBeGreaterThanOrEqual(KILL_POINTS)
    for (const count of phases) expect(count).toBeGreaterThan(20)
  })

  test('every order that somebody was told of exists, once', async () => {
    const found = await rows<{ key: string }>(`select submission_key as key from hosting_orders
      where submission_key in (${ours(acknowledged())})`)
    expect(found.map(each => each.key).toSorted()).toEqual(
      acknowledged()
        .map(visit => visit.input.gate.submissionKey)
        .toSorted(),
    )
    const emails = await rows(`select buyer->>'email' from hosting_orders
      where submission_key in (${ours(visits)}) group by 1 having count(*) > 1`)
    expect(emails).toEqual([])
  })

  test('whoever paid has an order that runs, with exactly one final invoice, paid, and its paper', async () => {
    const found = await rows<object>(`
      select o.status, count(i.id)::int as invoices, min(i.payment_status) as payment, min(i.paid_by) as by,
        count(f.invoice)::int as papers, count(i.number)::int as numbers
      from hosting_orders o left join hosting_invoices i on i.order_id = o.id
      left join bureau.invoice_files f on f.invoice = i.id
      where o.submission_key in (${paidKeys().join(',')}) group by o.id, o.status`)
    expect(found).toHaveLength(paidKeys().length)
    const right = { status: 'active', invoices: 1, payment: 'paid', by: 'provider', papers: 1, numbers: 1 }
    expect(found.filter(each => JSON.stringify(each) !== JSON.stringify(right))).toEqual([])
  })

  test('whoever did not pay has an order that waits, with one draft and no number', async () => {
    const found = await rows<object>(`
      select o.status, count(i.id)::int as invoices, count(i.number)::int as numbers,
        (select count(*)::int from payments p where p.order_id = o.id and p.state <> 'open') as moved
      from hosting_orders o left join hosting_invoices i on i.order_id = o.id
      where o.submission_key in (${ours(visits.filter(visit => !visit.paid))}) group by o.id, o.status`)
    const right = { status: 'pending', invoices: 1, numbers: 0, moved: 0 }
    expect(found.filter(each => JSON.stringify(each) !== JSON.stringify(right))).toEqual([])
  })

  test('paid here is what is paid at the provider, and the other way round', async () => {
    const here = await rows<{ id: string }>(`select provider_id as id from payments where state = 'paid'
      and order_id in (select id from hosting_orders where submission_key in (${ours(visits)}))`)
    const there = [...peer.payments.values()].filter(payment => payment.status === 'paid')
    expect(here.map(each => each.id).toSorted()).toEqual(there.map(each => each.id).toSorted())
    expect(await rows(`select id from payments where problem is not null`)).toEqual([])
  })

  test('the numbers of the year have no gap and no double', async () => {
    const found = await rows<{ number: string }>(
      `select number from hosting_invoices where series = 'INV' and number is not null order by number`,
    )
    for (const year of new Set(found.map(each => each.number.slice(0, 8)))) {
      const counted = found
        .filter(each => each.number.startsWith(year))
        .map(each => Number(each.number.slice(-5)))
      expect(counted).toEqual(counted.map((_, index) => index + 1))
    }
  })

  test('what happens once happened once: mails to customer and staff, and the log', async () => {
    const keys = ours(visits)
    const orders = `select id from hosting_orders where submission_key in (${keys})`
    // A quote is mailed once for each of its editions.
    const twice = await rows(`
      select about_id, template from mail_messages where about_collection <> 'hosting-customers'
      group by 1, 2 having count(*) > case template
        when 'quote' then (select count(*) from quote_editions where quote_id::text = about_id) else 1 end`)
    expect(twice).toEqual([])
    const [counted] = await rows<Record<string, number>>(`
      select (select count(*)::int from (${orders}) o) as orders,
        (select count(*)::int from mail_messages where about_id in (select id::text from (${orders}) o)
          and template = '${ORDER_CONFIRMATION}') as confirmations,
        (select count(*)::int from mail_messages where template = 'payment-paid' and about_id in
          (select id::text from payments where order_id in (${orders}))) as staff,
        (select count(*)::int from events e join hosting_orders o on e.subject_id = o.id::text
          where o.submission_key in (${keys}) and e.code = 'order.statusChanged') as changes`)
    expect(counted?.confirmations).toBe(counted?.orders)
    expect(counted?.staff).toBe(paidKeys().length)
    expect(counted?.changes).toBe(paidKeys().length)
  })

  test('no mail is about what was never kept, and every one has left', async () => {
    const lost = await rows(`
      select template from mail_messages m where about_collection in ('hosting-orders', 'hosting-invoices', 'payments')
      and not exists (select from hosting_orders where id::text = about_id)
      and not exists (select from hosting_invoices where id::text = about_id)
      and not exists (select from payments where id::text = about_id)`)
    expect(lost).toEqual([])
    expect(
      await rows(`select template, state from mail_messages where state not in ('kept', 'sent')`),
    ).toEqual([])
  })
})
