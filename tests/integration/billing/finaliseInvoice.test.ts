import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { finaliseInvoice } from '@/features/billing/server/invoices'
import { database, transaction } from '@/platform/db/transaction'
import { at, finalise, invoiceOf, newCustomer, newDraft, newOrder } from '../../support/invoices'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const customer = await newCustomer(ctx)
const noon = (year: number, day = '06-15') => at(ctx, `${year}-${day}T12:00:00Z`)
const numbersOf = async (year: number) => {
  const { rows } = await database(ctx).drizzle.execute<{ number: string; issueDate: string }>(sql`
    select number, issue_date as "issueDate" from hosting_invoices where number like ${`INV${year}-%`} order by number`)
  return rows
}
const counted = (year: number, size: number) =>
  Array.from({ length: size }, (_, n) => `INV${year}-${String(n + 1).padStart(5, '0')}`)

describe('the number of an invoice', () => {
  test('has no gap and no earlier day than the one before, whoever rolls back and whatever the clocks say', async () => {
    const days = ['06-15', '06-14', '06-17', '06-12', '06-16']
    const drafts = await Promise.all(Array.from({ length: 60 }, () => newDraft(ctx, customer)))
    const outcomes = await Promise.allSettled(
      drafts.map((id, n) => {
        const clock = noon(2031, days[n % days.length])
        return transaction(clock, async tx => {
          const final = await finaliseInvoice(clock, tx, id)
          if (n % 3 === 0) throw new Error('rolled back')
          return final.number
        })
      }),
    )
    const given = outcomes.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
    expect(given.sort()).toEqual(counted(2031, 40))
    const kept = await numbersOf(2031)
    expect(kept.map(each => each.number)).toEqual(given)
    expect(kept.map(each => each.issueDate)).toEqual(kept.map(each => each.issueDate).sort())
  })

  test('is drawn once: what is final already draws nothing', async () => {
    const id = await newDraft(ctx, customer)
    const both = await Promise.allSettled([finalise(noon(2032), id), finalise(noon(2032), id)])
    expect(both.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(finalise(noon(2032), id)).rejects.toThrow('is no draft')
    expect(await finalise(noon(2032), await newDraft(ctx, customer))).toMatchObject({
      number: 'INV2032-00002',
    })
  })

  test('begins again with the year in Amsterdam, not in Greenwich', async () => {
    const [last, first] = [await newDraft(ctx, customer), await newDraft(ctx, customer)]
    const old = await finalise(at(ctx, '2033-12-31T22:59:59Z'), last)
    const young = await finalise(at(ctx, '2033-12-31T23:00:00Z'), first)
    expect(old).toEqual({ number: 'INV2033-00001', issueDate: '2033-12-31', dueDate: '2034-01-14' })
    expect(young).toEqual({ number: 'INV2034-00001', issueDate: '2034-01-01', dueDate: '2034-01-15' })
  })

  test('goes on after 99,999 with one figure more', async () => {
    await database(ctx).drizzle.execute(
      sql`insert into bureau.invoice_series values ('INV', 2040, 99999, '2040-06-01')`,
    )
    expect(await finalise(noon(2040), await newDraft(ctx, customer))).toMatchObject({
      number: 'INV2040-100000',
    })
  })
})

describe('a final invoice', () => {
  test('keeps both parties and its amounts as they were then', async () => {
    const id = await newDraft(ctx, customer)
    await finalise(noon(2035), id, 'paid')
    const { seller, buyer, excl, vat, incl, paidOn, status, paymentStatus } = await invoiceOf(ctx, id)
    expect(seller).toMatchObject({ name: 'Webbureau Voorbeeld', kvk: '00000000', vatId: 'NL000000000B00' })
    expect(seller?.iban).toContain('NL00')
    expect(buyer).toMatchObject({ name: 'Jan Proef', company: 'Proeftuin', kvk: '12345678' })
    expect({ excl, vat, incl }).toEqual({ excl: 1950, vat: 410, incl: 2360 })
    expect({ paidOn, status, paymentStatus }).toEqual({
      ...{ paidOn: '2035-06-15', status: 'sent', paymentStatus: 'paid' },
    })
  })

  test('is for the first term when its order begins with it, and for no term when it is another', async () => {
    const order = await newOrder(ctx, customer)
    const [first, second] = [
      await newDraft(ctx, customer, { order }),
      await newDraft(ctx, customer, { order }),
    ]
    await finalise(noon(2036), first, 'paid', { from: '2026-11-21', until: '2026-12-21' })
    await finalise(noon(2036), second)
    expect(await invoiceOf(ctx, first)).toMatchObject({ periodFrom: '2026-11-21', periodUntil: '2026-12-21' })
    expect(await invoiceOf(ctx, second)).toMatchObject({ periodFrom: null, periodUntil: null })
  })

  test.each([
    ['its lines', sql`lines = '[]'::jsonb`],
    ['its total', sql`incl = incl + 1, excl = excl + 1`],
    ['its number', sql`number = 'INV2037-00099'`],
    ['its day', sql`issue_date = '2037-01-01'`],
    ['who sold', sql`seller = '{}'::jsonb`],
    ['who bought', sql`customer_id = null`],
    ['that it is one', sql`number = null, status = 'draft'`],
  ])('does not let anybody change %s', async (_, change) => {
    const id = await newDraft(ctx, customer)
    await finalise(noon(2037), id)
    const before = await invoiceOf(ctx, id)
    const changing = database(ctx).drizzle.execute(
      sql`update hosting_invoices set ${change} where id = ${id}`,
    )
    await expect(changing).rejects.toMatchObject({ cause: { message: `invoice ${before.number} is final` } })
    expect(await invoiceOf(ctx, id)).toEqual(before)
  })

  test('cannot be deleted, and neither can its customer', async () => {
    const own = await newCustomer(ctx)
    const id = await newDraft(ctx, own)
    await finalise(noon(2038), id)
    const run = database(ctx).drizzle
    await expect(run.execute(sql`delete from hosting_invoices where id = ${id}`)).rejects.toThrow()
    await expect(run.execute(sql`delete from hosting_customers where id = ${own.id}`)).rejects.toThrow()
    expect(await invoiceOf(ctx, id)).toMatchObject({ number: 'INV2038-00001', customer: own.id })
  })
})
