import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect } from 'vitest'
import { bookingSource, paymentStatusOf } from '@/features/billing/model/bookings'
import { listBookings } from '@/features/billing/server/bookings/bookingRepository'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'

export async function bookingsOn(ctx: Ctx, invoice: string) {
  const all = await listBookings(database(ctx).drizzle, invoice)
  return all.map(({ amount, source }) => [source, amount])
}

type Stored = {
  series: 'INV' | 'CR'
  number: string | null
  incl: number
  booked: number
  sum: number
  status: string
  due: string
}

/** What every invoice keeps of its bookings is what they come to, and what is set off comes to nothing. */
export async function expectReconciled(ctx: Ctx): Promise<void> {
  const db = database(ctx).drizzle
  const { rows } = await db.execute(sql`
    select i.series::text, i.number, i.incl::int, i.booked::int, i.payment_status::text as status, i.due_date as due,
      coalesce((select sum(b.amount) from bookings b where b.invoice_id = i.id), 0)::int as sum
    from hosting_invoices i`)
  const today = dayOf(ctx.now())
  for (const row of rows as Stored[]) {
    expect(row.booked).toBe(row.sum)
    const expected = paymentStatusOf({ ...row, dueDate: row.due }, today)
    // The job that marks what is late may still have to come.
    const isLate = expected === 'overdue' && row.status === 'pending'
    if (row.number && !isLate) expect(row.status).toBe(expected)
  }
  const { rows: sums } = await db.execute(
    sql`select source::text, sum(amount)::int as sum from bookings group by source`,
  )
  for (const { source, sum } of sums as { source: 'credit' | 'provider'; sum: number }[])
    if (!bookingSource(source).isMoney && source === 'credit') expect(sum).toBe(0)
}
