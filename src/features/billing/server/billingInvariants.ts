import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { INVOICE_SERIES } from '@/features/billing/model/invoiceStatus'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import type { Invariant } from '@/platform/registry'
import { invoiceSql } from './invoiceRepository'
import { paymentSql } from './payments/paymentRepository'

export const billingInvariants: Invariant[] = [
  {
    name: `the numbers of ${INVOICE_SERIES.map(({ value }) => value).join(' and ')} have no gap, and the next one is free`,
    find: ctx =>
      list(
        ctx,
        sql`select s.series || ' ' || s.year || ': ' || count(i.id) || ' numbers, the last is ' || s.last as violation
          from bureau.invoice_series s
            left join ${invoiceSql.from} on i.number like s.series || s.year || '-%'
          group by s.series, s.year, s.last
          having count(i.id) <> s.last or count(distinct i.number) <> s.last
            or coalesce(max(split_part(i.number, '-', 2)::int), 0) <> s.last`,
      ),
  },
  {
    name: 'every payment that came in is of one final invoice',
    find: ctx =>
      list(
        ctx,
        sql`select 'payment ' || p.id as violation from ${paymentSql.from}
          left join ${invoiceSql.from} on i.id = p.invoice_id and i.number is not null
          where ${paymentSql.isPaid} group by p.id having count(i.id) <> 1`,
      ),
  },
  {
    name: 'the bookings of every invoice add up to what is booked',
    find: ctx =>
      list(
        ctx,
        sql`select 'invoice ' || coalesce(i.number, i.id::text) as violation
          from ${invoiceSql.from} left join bookings b on b.invoice_id = i.id
          group by i.id having coalesce(i.booked, 0) <> coalesce(sum(b.amount), 0)`,
      ),
  },
]

async function list(ctx: Ctx, query: SQL): Promise<string[]> {
  const { rows } = await database(ctx).drizzle.execute(query)
  return rows.map(row => String(row.violation))
}
