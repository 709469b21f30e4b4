import { sql } from '@payloadcms/db-postgres/drizzle'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideTestPayment } from '@/features/billing/server/providers/test'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { pageMetadata } from '@/features/website/server/public'
import { asSystem } from '@/platform/access/authority'
import { CHANGES_CHANNEL } from '@/platform/cache/cached'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { env } from '@/platform/env'
import { confirmPart } from '@/platform/launch/confirmPart'
import { readConfirmations, readLaunch, readLaunchFacts } from '@/platform/launch/launch'
import { LAUNCH_PARTS, launchText } from '@/platform/launch/model/launch'
import { orderInput, placed } from '../../support/paidOrders'
import { outsideDemo } from '../../support/secondFactor'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const db = database(ctx).drizzle
const as = async (role: 'admin' | 'operator') => ({ ...ctx, user: await staffMember(ctx.payload, role) })

outsideDemo()
const { MOLLIE_API_KEY, MAIL_FROM } = env
beforeAll(() => {
  env.MOLLIE_API_KEY = 'test_proef'
  env.MAIL_FROM = 'site@bureau-proef.nl'
})
afterAll(() => {
  env.MOLLIE_API_KEY = MOLLIE_API_KEY
  env.MAIL_FROM = MAIL_FROM
})

const OPEN = { isSiteOpen: true, isShopOpen: true }
const SEO = { title: 'Proef', description: '', keywords: '' }

test('an agency that made an invoice is open, whatever it confirmed', async () => {
  expect(await readConfirmations(ctx)).toEqual([])
  expect(await readLaunch(ctx)).toMatchObject(OPEN)
})

test('before its first invoice a site is not to be found and sells nothing, until all is confirmed', async () => {
  await beforeTheFirstInvoice()
  const admin = await as('admin')
  expect(await readLaunch(ctx)).toMatchObject({ isSiteOpen: false, isShopOpen: false })
  expect((await pageMetadata(ctx, '/', SEO)).robots).toEqual({ index: false, follow: false })
  expect(await placeOrder(ctx, await orderInput(ctx))).toEqual({ kind: 'shopClosed' })

  // The particulars of the example are nobody's.
  const refused = await confirmPart(admin, 'company')
  expect(refused).toMatchObject({ kind: 'obstacle', obstacle: expect.stringContaining('KVK-nummer') })
  expect(await readConfirmations(ctx)).toEqual([])
  await ctx.payload.updateGlobal({
    slug: 'company',
    data: {
      ...{ email: 'info@bureau-proef.nl', notifyEmail: 'aanvragen@bureau-proef.nl' },
      ...{ kvk: '12345678', vatId: 'NL123456789B01', iban: 'NL91ABNA0417164300' },
    },
    depth: 0,
    context: { disableRevalidate: true },
    ...asSystem,
  })
  for (const { value } of LAUNCH_PARTS) expect(await confirmPart(admin, value)).toEqual({ kind: 'confirmed' })
  expect(await readLaunch(ctx)).toMatchObject(OPEN)
  expect((await pageMetadata(ctx, '/', SEO)).robots).toBeUndefined()
  expect(await placeOrder(ctx, await orderInput(ctx))).toMatchObject({ orderKey: expect.any(String) })
})

test('a part is confirmed once, by an administrator, and the security log says by whom', async () => {
  const [before, operator, other] = [await readConfirmations(ctx), await as('operator'), await as('admin')]
  await expect(confirmPart(operator, 'mail')).rejects.toThrow('administrator')
  expect(await confirmPart(other, 'nothing')).toEqual({ kind: 'unknown' })
  expect(await confirmPart(other, 'mail')).toEqual({ kind: 'confirmed' })
  expect(await readConfirmations(ctx)).toEqual(before)
  expect(before.map(each => each.confirmedBy)).toEqual(['Proef admin', 'Proef admin', 'Proef admin'])
  const { rows } = await db.execute(
    sql`select details ->> 'part' as part from security_events where code = 'launchConfirmed' order by created_at`,
  )
  expect(rows.map(each => each.part)).toEqual(LAUNCH_PARTS.map(each => each.value))
})

test('without a payment service the site can be found, and the shop says what it lacks', async () => {
  env.MOLLIE_API_KEY = undefined
  expect(await readLaunch(ctx)).toMatchObject({ isSiteOpen: true, isShopOpen: false })
  expect(await placeOrder(ctx, await orderInput(ctx))).toEqual({ kind: 'shopClosed' })
  expect(launchText(await readLaunchFacts(ctx))).toBe(
    'De site is te vinden. Bestellen kan nog niet: er is geen betaaldienst ingesteld.',
  )
})

test('every instance hears of a confirmation, and of the first invoice, which opens the site by itself', async () => {
  const heard: string[] = []
  const instance = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await instance.connect()
  instance.on('notification', ({ payload = '' }) => heard.push(payload))
  await instance.query(`listen ${CHANGES_CHANNEL}`)
  const settled = async () => {
    await instance.query('select 1')
    return heard.splice(0)
  }

  env.MOLLIE_API_KEY = 'test_proef'
  await db.execute(sql`delete from bureau.launch_confirmations where part = 'mail'`)
  await confirmPart(await as('admin'), 'mail')
  expect(await settled()).toEqual(['["launch"]'])
  await confirmPart(await as('admin'), 'mail')
  expect(await settled()).toEqual([])

  const orders = [await placed(ctx), await placed(ctx)]
  await db.execute(sql`delete from bureau.launch_confirmations`)
  expect(await readLaunch(ctx)).toMatchObject({ isSiteOpen: false })
  for (const [at, { payment }] of orders.entries()) {
    await decideTestPayment(ctx, payment, 'paid')
    expect(await settled()).toEqual(at === 0 ? ['["launch"]'] : [])
    expect(await readLaunch(ctx)).toMatchObject(OPEN)
  }
  await instance.end()
})

/** Invoices cannot be deleted, except by who owns the database. One mail has left. */
async function beforeTheFirstInvoice(): Promise<void> {
  const owner = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await owner.connect()
  await owner.query(`set session_replication_role = replica`)
  await owner.query(`truncate hosting_invoices cascade`)
  await owner.query(`truncate bureau.invoice_series`)
  await owner.query(
    `update mail_messages set sent_at = now() where id = (select id from mail_messages limit 1)`,
  )
  await owner.end()
}
