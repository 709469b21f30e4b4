import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { createPasswordLink } from '@/features/customers/server/customerRepository'
import { authenticateCustomer } from '@/features/customers/server/logIn'
import { eraseCustomer, exportOwnData, requestErasure } from '@/features/customers/server/personalData'
import { asSystem } from '@/platform/access/authority'
import { listEvents } from '@/platform/audit/auditLog'
import { database, transaction } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import {
  accountOf,
  as,
  attempt,
  bearing,
  findOrMake,
  JSON_BODY,
  loggedIn,
  newCustomer,
  particulars,
  rest,
} from '../../support/customers'
import { recordsFor } from '../../support/hostingRecords'
import { newLead } from '../../support/leads'
import { mailsAbout } from '../../support/submissions'
import { mailsTo } from '../../support/subscriptions'
import { staffMember, staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const operator = as(ctx, await staffMember(ctx.payload, 'operator'))

describe('the copy of what is kept of somebody', () => {
  test('holds all of it, and nothing of another', async () => {
    const own = await loggedIn(ctx)
    const [mine, theirs] = [await recordsFor(ctx, own.id), await recordsFor(ctx, (await newCustomer(ctx)).id)]
    const request = await newLead(ctx, { email: own.email.toUpperCase() })
    await requestErasure(own.ctx)
    const data = await exportOwnData(own.ctx)
    if (!data || 'kind' in data) throw new Error('there is no copy')
    expect(data.account).toMatchObject({ id: own.id, email: own.email })
    expect(data.orders.map(each => each.id)).toEqual([mine.order])
    expect(data.invoices.map(each => each.id).sort()).toEqual([mine.paidInvoice, mine.openInvoice].sort())
    expect(data.payments.map(each => each.id)).toEqual([mine.payment])
    expect(data.requests.map(each => each.id)).toEqual([request.id])
    expect(data.mails.map(each => each.subject)).toEqual([
      expect.stringMatching(/^Je aanvraag is binnen/),
      'We hebben je verzoek om je gegevens te wissen',
    ])
    expect(JSON.stringify(data)).not.toContain(theirs.mark)
  })

  test('opens no door: it holds no hash, no key and no link', async () => {
    const own = await loggedIn(ctx)
    await recordsFor(ctx, own.id)
    const link = await transaction(ctx, tx => createPasswordLink(ctx, tx, own.id, 'reset'))
    const text = JSON.stringify(await exportOwnData(own.ctx))
    const account = await accountOf(ctx, own.id)
    for (const secret of [account.hash, account.salt, link, 'orderKey', 'submissionKey', 'sessions'])
      expect(text).not.toContain(String(secret))
  })

  test('is for nobody who is not logged in', async () => {
    expect([await exportOwnData(ctx), await exportOwnData(operator)]).toEqual([null, null])
  })
})

describe('asking to be forgotten', () => {
  test('is kept once, and mailed to who asked and to staff', async () => {
    const own = await loggedIn(ctx)
    expect(await requestErasure(own.ctx)).toEqual({ kind: 'asked' })
    expect(await requestErasure(own.ctx)).toEqual({ kind: 'askedBefore' })
    expect((await accountOf(ctx, own.id)).erasureAskedAt).toBeTruthy()
    expect((await mailsTo(ctx, own.email)).map(mail => mail.template)).toEqual(['customer-erasure-asked'])
    const { docs } = await ctx.payload.find({
      collection: 'mail-messages',
      where: { aboutId: { equals: own.id }, template: { equals: 'customer-erasure-task' } },
      ...asSystem,
    })
    expect(docs).toHaveLength(1)
    expect(await listEvents(operator, own.id)).toMatchObject([
      { change: 'Wil vergeten worden', actorName: 'Klant' },
    ])
    expect(await requestErasure(ctx)).toEqual({ kind: 'loggedOut' })
  })
})

describe('forgetting somebody', () => {
  const settle = (customer: string) =>
    database(ctx).drizzle.execute(
      sql`update hosting_invoices set payment_status = 'paid' where customer_id = ${customer} and number is not null`,
    )

  test('waits for running orders and open invoices', async () => {
    const [running, owing] = [await newCustomer(ctx), await newCustomer(ctx)]
    await recordsFor(ctx, running.id)
    await recordsFor(ctx, owing.id, { status: 'cancelled' })
    expect(await eraseCustomer(operator, running.id)).toEqual({ kind: 'stillRunning' })
    expect(await eraseCustomer(operator, owing.id)).toEqual({ kind: 'stillOpen' })
    expect(await accountOf(ctx, owing.id)).toMatchObject({ email: owing.email })
  })

  test('leaves the invoices as they are and nothing else of the person anywhere', async () => {
    const name = `Vergeet ${randomUUID()}`
    const own = await loggedIn(ctx, { name, phone: '0612345678' })
    const mine = await recordsFor(ctx, own.id, { status: 'cancelled' })
    await settle(own.id)
    const lead = await newLead(ctx, { email: own.email.toUpperCase(), name })
    await requestErasure(own.ctx)
    const invoices = () => [mine.paidInvoice, mine.openInvoice].map(id => invoice(id))
    const before = await Promise.all(invoices())
    expect(await eraseCustomer(operator, own.id)).toEqual({ kind: 'erased' })
    expect(await Promise.all(invoices())).toEqual(before)
    expect(await mentions([name, own.email, mine.mark])).toEqual([
      'hosting_invoices',
      'hosting_orders',
      'payments',
    ])
    const { buyer, notes } = await order(mine.order)
    expect([(buyer as { name: string }).name, notes]).toEqual(['Gewiste klant', null])
    await expect(ctx.payload.findByID({ collection: 'leads', id: lead.id, ...asSystem })).rejects.toThrow()
    expect(await authenticateCustomer(ctx, own.token)).toBeNull()
    expect((await attempt({ ...ctx, clientIp: randomUUID() }, own.email)).kind).toBe('refused')
    expect((await listEvents(operator, own.id))[0]).toMatchObject({ change: 'Gegevens gewist' })
  })

  describe('reaches who left a number and no address', () => {
    const callback = (phone: string, email = '') =>
      newLead(ctx, { kind: 'callback', source: 'terugbellen', when: 'asap', email, phone })
    const isKept = async (id: string) => {
      const { totalDocs } = await ctx.payload.count({
        collection: 'leads',
        where: { id: { equals: id } },
        ...asSystem,
      })
      return totalDocs === 1
    }

    test.each([
      ['06 98 76 54 01', '0698765401'],
      ['+31 6 98765402', '06-98765402'],
      ['0031 (0)6 98765403', '+31698765403'],
    ])('%s as %s, with the mails about it', async (known, typed) => {
      const { id, ctx: own } = await loggedIn(ctx, { phone: known })
      const lead = await callback(typed)
      const data = await exportOwnData(own)
      expect(data).toMatchObject({ requests: [] })
      expect(await mailsAbout(ctx, lead.id)).not.toEqual([])
      expect(await eraseCustomer(operator, id)).toEqual({ kind: 'erased' })
      expect([await isKept(lead.id), await mailsAbout(ctx, lead.id)]).toEqual([false, []])
    })

    test('and leaves another number, and the same number under an address of its own', async () => {
      const { id } = await newCustomer(ctx, { phone: '06 98 76 54 04' })
      const others = [
        await callback('06 98 76 54 05'),
        await callback('06 98 76 54 04', `${randomUUID()}@proeftuin.example`),
      ]
      await eraseCustomer(operator, id)
      expect(await Promise.all(others.map(lead => isKept(lead.id)))).toEqual([true, true])
    })

    test.each(['', '0', '12345', 'geen'])('and nobody for the number %j', async phone => {
      const { id } = await newCustomer(ctx, { phone })
      const lead = await callback('06 98 76 54 06')
      await eraseCustomer(operator, id)
      expect(await isKept(lead.id)).toBe(true)
    })
  })

  test('lets the same person order anew, as somebody new', async () => {
    const customer = particulars()
    const { id } = await findOrMake(ctx, customer)
    await eraseCustomer(operator, id)
    expect(await findOrMake(ctx, customer)).toMatchObject({ isNew: true })
  })

  test('is done by who sells alone', async () => {
    const { id, ctx: own } = await loggedIn(ctx)
    const editor = as(ctx, await staffMember(ctx.payload, 'editor'))
    for (const by of [own, editor, ctx]) await expect(eraseCustomer(by, id)).rejects.toThrow()
    expect(await eraseCustomer(operator, randomUUID())).toEqual({ kind: 'unknown' })
  })

  test('has a door in the office, which exists for nobody else', async () => {
    const { id, token } = await loggedIn(ctx)
    const staff = await staffToken(ctx.payload, 'operator')
    const erase = (which: string, headers: object) =>
      rest(`/hosting-customers/${which}/erase`, {
        method: 'POST',
        headers: { ...JSON_BODY, ...headers },
        body: '{}',
      })
    expect((await erase(id, bearing(token))).status).toBe(404)
    expect((await erase(id, {})).status).toBe(404)
    expect((await erase('x', bearing(staff))).status).toBe(404)
    expect(await (await erase(id, bearing(staff))).json()).toEqual({ kind: 'erased' })
  })

  const invoice = (id: string) =>
    ctx.payload.findByID({ collection: 'hosting-invoices', id, depth: 0, ...asSystem })
  const order = (id: string) =>
    ctx.payload.findByID({ collection: 'hosting-orders', id, depth: 0, ...asSystem })

  /** The tables in which any of these words stands, in any column. */
  async function mentions(words: string[]): Promise<string[]> {
    const { rows } = await database(ctx).drizzle.execute<{ name: string }>(sql`
      select format('%s%I', case table_schema when 'public' then '' else table_schema || '.' end, table_name) as name
      from information_schema.tables where table_schema in ('public', 'bureau') and table_type = 'BASE TABLE'`)
    const found: string[] = []
    for (const { name } of rows) {
      const stands = words.map(word => sql`strpos(lower(t::text), ${word.toLowerCase()}) > 0`)
      const { rows: hit } = await database(ctx).drizzle.execute(
        sql`select 1 from ${sql.raw(name)} t where ${sql.join(stands, sql` or `)} limit 1`,
      )
      if (hit.length > 0) found.push(name)
    }
    return found.sort()
  }
})
