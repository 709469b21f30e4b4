import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, describe, expect, test } from 'vitest'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { deadlines } from '../../support/deadlines'
import { answerOf, mailPeers } from '../../support/mailPeers'
import { molliePeer } from '../../support/molliePeer'
import { accountsOf, order, ordersOf } from '../../support/orders'
import { mailsOn, payingThrough } from '../../support/paidOrders'
import { absentSmtp, acceptingSmtp, hangingSmtp, refusingSmtp } from '../../support/smtpPeer'
import { eventually, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const visitor = () => ({ ...ctx, clientIp: randomUUID() })
const mollie = await molliePeer()
afterAll(mollie.stop)
const { through } = mailPeers()
const run = (statement: string) => database(ctx).drizzle.execute(sql.raw(statement))

/** Has the database refuse every new row of a table while `work` lasts. */
async function refusing<T>(table: string, work: () => Promise<T>): Promise<T> {
  await run(
    `create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
  )
  await run(`create trigger refuse before insert on ${table} for each row execute function refuse()`)
  try {
    return await work()
  } finally {
    await run(`drop trigger refuse on ${table}`)
  }
}

describe('the specification has words for it when', () => {
  test('the account cannot be made: nothing is kept', async () => {
    const input = await order(ctx)
    const answer = await refusing('hosting_customers', () => placeOrder(visitor(), input))
    expect(answer).toEqual({ kind: 'accountNotMade' })
    expect(await accountsOf(ctx, input.customer.email)).toEqual([])
    expect((await placeOrder(visitor(), input)).kind).toBe('placed')
  })

  test.each(['hosting_orders', 'mail_messages'])(
    'the order cannot be saved, because %s fails: no account, invoice or mail remains',
    async table => {
      const peer = acceptingSmtp()
      const input = await order(ctx)
      const as = await through(visitor(), peer)
      expect(await refusing(table, () => placeOrder(as, input))).toEqual({ kind: 'notSaved' })
      expect(await accountsOf(ctx, input.customer.email)).toEqual([])
      expect((await peer).received).toEqual([])
      expect((await placeOrder(visitor(), input)).kind).toBe('placed')
    },
  )

  test('the commit fails: it is not saved, and nothing is mailed', async () => {
    const peer = acceptingSmtp()
    const [as, input] = [await through(visitor(), peer), await order(ctx)]
    await run(
      `create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    )
    await run(
      `create constraint trigger refuse after insert on hosting_orders deferrable initially deferred for each row execute function refuse()`,
    )
    expect(await placeOrder(as, input)).toEqual({ kind: 'notSaved' })
    await run('drop trigger refuse on hosting_orders')
    expect(await accountsOf(ctx, input.customer.email)).toEqual([])
    expect((await peer).received).toEqual([])
  })

  test('something else fails: it says so', async () => {
    const input = await order(ctx)
    await run('alter table domain_prices rename to gone')
    expect(await placeOrder(visitor(), input)).toEqual({ kind: 'failed' })
    await run('alter table gone rename to domain_prices')
  })

  test.each([
    ['refuses', () => refusingSmtp(451)],
    ['is absent', absentSmtp],
    ['hangs', hangingSmtp],
  ])('the mail server %s: the order stands and can be paid, and the mail waits', async (_name, open) => {
    const [peer, input] = [await open(), await order(ctx)]
    const as = await through(visitor(), peer)
    const answer = await answerOf(peer, () => placeOrder(as, input))
    expect(answer).toMatchObject({ kind: 'placedWithoutMail', payAt: expect.any(String) })
    const [kept] = await ordersOf(ctx, input.customer.email)
    expect(await mailsOn(ctx, kept?.id ?? '')).toMatchObject([{ state: 'queued' }])
  })

  test.each(['broken', 'hangs', 'drops', 'refuses'] as const)(
    'the payment provider %s: the order stands, and can be paid later',
    async mood => {
      mollie.mood = mood
      const input = await order(ctx)
      const [time, before] = [deadlines(), mollie.asked.length]
      const placing = placeOrder(payingThrough(visitor(), mollie), input)
      await eventually(async () => mollie.asked.length > before)
      if (mood === 'hangs') time.pass()
      const answer = await placing
      expect(time.given()).toEqual([8000])
      mollie.mood = 'well'
      expect(answer).toMatchObject({ kind: 'placed', payAt: null })
      const again = await placeOrder(payingThrough(visitor(), mollie), input)
      expect(again).toMatchObject({ kind: 'placed', payAt: expect.stringContaining('https://') })
      expect(await ordersOf(ctx, input.customer.email)).toHaveLength(1)
    },
  )
})
