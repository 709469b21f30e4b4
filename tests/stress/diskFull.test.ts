import { afterEach, describe, expect, test } from 'vitest'
import { storeMissingPdfs } from '@/features/billing/server/invoiceDelivery'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { testProvider } from '@/features/billing/server/providers/test'
import { placeOrder } from '@/features/orders/server/placeOrder'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { accountsOf, order } from '../support/orders'
import { eventsOn, invoicesOf, mailsOn, orderOf, paymentsOf, placed } from '../support/paidOrders'
import { testCtx } from '../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const run = (statement: string) => database(ctx).drizzle.execute(statement)
const settle = (payment: string) => settlePayment(ctx, payment, testProvider('paid'))
const later = (minutes: number): Ctx => ({ ...ctx, now: () => new Date(Date.now() + minutes * 60_000) })

await run(`
  create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)

let full: string | null = null

/** From here on the disk has no room for what is written to this table, as PostgreSQL itself says it. */
async function fill(table: string): Promise<void> {
  await run(
    `create trigger disk_full before insert or update on ${table} for each row execute function disk_full()`,
  )
  full = table
}

async function empty(): Promise<void> {
  if (full) await run(`drop trigger disk_full on ${full}`)
  full = null
}
afterEach(empty)

const files = async (invoice: string) =>
  (await run(`select sha256 from bureau.invoice_files where invoice = '${invoice}'`)).rows

describe('the disk is full', () => {
  test('while the paper of an invoice is kept: the payment is booked, and the worker makes it later, once', async () => {
    const made = await placed(ctx)
    await fill('bureau.invoice_files')
    expect(await settle(made.payment)).toEqual({ kind: 'asked', state: 'paid' })
    expect(await orderOf(ctx, made.order)).toMatchObject({ status: 'active' })
    expect(await invoicesOf(ctx, made.order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
    await storeMissingPdfs(later(2))
    expect([await files(made.invoice), await mailsOn(ctx, made.invoice)]).toEqual([[], []])
    await empty()
    for (let round = 0; round < 10; round++) await storeMissingPdfs(later(3))
    expect(await files(made.invoice)).toHaveLength(1)
    expect(await mailsOn(ctx, made.invoice)).toMatchObject([{ template: 'hosting-invoice', state: 'kept' }])
  })

  test('while the mail of an invoice is queued: neither paper nor mail is kept, and both come later', async () => {
    const made = await placed(ctx)
    await run(`
      create function no_mail() returns trigger language plpgsql as $$ begin
        if new.template = 'hosting-invoice' then raise exception 'no space' using errcode = 'disk_full'; end if;
        return new; end $$;
      create trigger no_mail before insert on mail_messages for each row execute function no_mail()`)
    expect(await settle(made.payment)).toMatchObject({ state: 'paid' })
    expect([await files(made.invoice), await mailsOn(ctx, made.invoice)]).toEqual([[], []])
    await run('drop trigger no_mail on mail_messages; drop function no_mail()')
    for (let round = 0; round < 10; round++) await storeMissingPdfs(later(3))
    expect(await files(made.invoice)).toHaveLength(1)
    expect(await mailsOn(ctx, made.invoice)).toHaveLength(1)
  })

  test.each([
    'hosting_orders',
    'hosting_invoices',
    'payments',
    'events',
    'mail_messages',
    'bureau.invoice_series',
  ])(
    'while a payment is booked, in %s: nothing of it is kept, no number is lost, and it is booked later',
    async table => {
      const made = await placed(ctx)
      await fill(table)
      await expect(settle(made.payment)).rejects.toThrow()
      await empty()
      expect(await orderOf(ctx, made.order)).toMatchObject({ status: 'pending', setUpBy: null })
      expect(await invoicesOf(ctx, made.order)).toMatchObject([{ status: 'draft', number: null }])
      expect(await paymentsOf(ctx, made.order)).toMatchObject([{ state: 'open' }])
      expect(await eventsOn(ctx, made.order)).toEqual([])
      expect(await settle(made.payment)).toMatchObject({ state: 'paid' })
      expect(await invoicesOf(ctx, made.order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
      expect(await gaps()).toEqual([])
    },
  )

  test.each(['hosting_invoices', 'payments'])(
    'while an order is placed, in %s: it stands without its invoice, and is not lost',
    async table => {
      const input = await order(ctx)
      await fill(table)
      expect(await placeOrder(ctx, input)).toMatchObject({ kind: 'placed', payAt: null })
    },
  )

  test.each(['hosting_customers', 'hosting_orders', 'bureau.password_links', 'mail_messages'])(
    'while an order is placed, in %s: nothing of it is kept, and it is placed later',
    async table => {
      const input = await order(ctx)
      await fill(table)
      const kind = table === 'hosting_customers' ? 'accountNotMade' : 'notSaved'
      expect(await placeOrder(ctx, input)).toEqual({ kind })
      await empty()
      expect(await accountsOf(ctx, input.customer.email)).toEqual([])
      expect((await placeOrder(ctx, input)).kind).toBe('placed')
    },
  )
})

/** The numbers of this year that nobody has. */
async function gaps() {
  const { rows } = await run(`
    select n from bureau.invoice_series s, generate_series(1, s.last) n where not exists (
      select from hosting_invoices where number = s.series || s.year || '-' || lpad(n::text, 5, '0'))`)
  return rows
}
