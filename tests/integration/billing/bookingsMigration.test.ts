import path from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { creditInvoice } from '@/features/billing/server/creditInvoice'
import { markPaidByTransfer } from '@/features/billing/server/staffInvoices'
import { database, transaction } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { bookingsOn, expectReconciled } from '../../support/bookings'
import { invoiceOf, line, newCustomer, newFinal } from '../../support/invoices'
import { mollieCalls } from '../../support/mollieCalls'
import { euros } from '../../support/molliePeer'
import { placed } from '../../support/paidOrders'
import { staffMember } from '../../support/testCtx'

type Step = (args: unknown) => Promise<void>

/** Written by Payload, and therefore not for our compiler to read. */
const { migrations }: { migrations: { name: string; up: Step; down: Step }[] } = await import(
  path.resolve('src/migrations/index.ts')
)

const { ctx, happens } = await mollieCalls()
const staff = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const db = database(ctx).drizzle
const transfer = { paidOn: dayOf(new Date()), reference: 'Afschrift 7' }

async function newInvoice() {
  return newFinal(ctx, await newCustomer(ctx), { lines: [line('Werk', 10_000)] })
}

async function credited(id: string): Promise<string> {
  const credit = await creditInvoice(staff, id)
  if (credit.kind !== 'credited') throw new Error(credit.kind)
  return credit.id
}

test('what was paid, went back and was credited before gets its bookings', async () => {
  const [online, chargedBack, open, paid] = [
    await placed(ctx),
    await placed(ctx),
    await newInvoice(),
    await newInvoice(),
  ]
  for (const order of [online, chargedBack]) await happens(order, { status: 'paid' })
  await markPaidByTransfer(staff, paid, transfer)
  const neverPaid = await newInvoice()
  const setOff = await credited(neverPaid)
  const owed = await newInvoice()
  await markPaidByTransfer(staff, owed, transfer)
  const owing = await credited(owed)
  const refunded = await placed(ctx)
  await happens(refunded, { status: 'paid' })
  const paidBack = await credited(refunded.invoice)
  await happens(refunded, { amountRefunded: euros(refunded.incl) })
  const migration = migrations.find(({ name }) => name.endsWith('_bookings'))
  await migration?.down({ db })
  // The version before this one kept an invoice paid whatever went back, and one that was credited as it stood.
  await db.execute(sql`update hosting_invoices set payment_status = 'pending' where id = ${neverPaid}`)
  await db.execute(sql`update payments set charged_back = amount where id = ${chargedBack.payment}`)
  await transaction(ctx, async tx => migration?.up({ db: tx.sql }))
  await migrations.find(({ name }) => name.endsWith('_booking_links'))?.up({ db })

  expect(await bookingsOn(ctx, online.invoice)).toEqual([['provider', online.incl]])
  expect(await bookingsOn(ctx, chargedBack.invoice)).toEqual([
    ['provider', chargedBack.incl],
    ['chargeback', -chargedBack.incl],
  ])
  expect(await invoiceOf(ctx, chargedBack.invoice)).toMatchObject({ paymentStatus: 'pending', paidOn: null })
  const { rows } = await db.execute(sql`select invoice_id as id from bookings where asks_decision`)
  const asked = rows.map(({ id }) => id)
  expect(asked).toContain(chargedBack.invoice)
  for (const id of [online.invoice, paid, owed, refunded.invoice]) expect(asked).not.toContain(id)
  expect(await bookingsOn(ctx, open)).toEqual([])
  expect(await bookingsOn(ctx, paid)).toEqual([['transfer', 12_100]])
  expect(await bookingsOn(ctx, neverPaid)).toEqual([['credit', 12_100]])
  expect(await bookingsOn(ctx, setOff)).toEqual([['credit', -12_100]])
  expect(await bookingsOn(ctx, owing)).toEqual([])
  expect(await invoiceOf(ctx, owing)).toMatchObject({ paymentStatus: 'pending' })
  expect(await bookingsOn(ctx, refunded.invoice)).toEqual([['provider', refunded.incl]])
  expect(await bookingsOn(ctx, paidBack)).toEqual([['refund', -refunded.incl]])
  await expectReconciled(ctx)
})

test('what the version before marks as paid, or went back, while this one is deployed is booked too', async () => {
  const paid = await newInvoice()
  await db.execute(sql`
    update hosting_invoices set payment_status = 'paid', paid_by = 'provider', paid_on = '2026-11-25' where id = ${paid}`)
  expect(await bookingsOn(ctx, paid)).toEqual([['provider', 12_100]])
  const order = await placed(ctx)
  await happens(order, { status: 'paid' })
  await db.execute(sql`update payments set charged_back = amount where id = ${order.payment}`)
  expect(await bookingsOn(ctx, order.invoice)).toEqual([
    ['provider', order.incl],
    ['chargeback', -order.incl],
  ])
  expect(await invoiceOf(ctx, order.invoice)).toMatchObject({ paymentStatus: 'pending' })
  await happens(order, { amountChargedBack: euros(order.incl) })
  await expectReconciled(ctx)
})

test('this version leaves nothing for that to do', async () => {
  const order = await placed(ctx)
  await happens(order, { status: 'paid', amountRefunded: euros(500) })
  await happens(order, { amountChargedBack: euros(900) })
  await happens(order, { amountChargedBack: euros(0) })
  await credited(order.invoice)
  await credited(await newInvoice())
  const { rows } = await db.execute(sql`
    select b.booked_by from bookings b join hosting_invoices i on i.id = b.invoice_id
    where b.booked_by = 'Vorige versie' and i.order_id = ${order.order}`)
  expect(rows).toEqual([])
})
