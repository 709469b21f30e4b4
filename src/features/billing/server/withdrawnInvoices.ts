import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx } from '@/platform/db/transaction'
import { registryOf } from '@/platform/registry'
import type { Credited } from '../model/credit'
import { getCredited, type InvoiceRecord, idsOf, invoiceSql, readInvoice } from './invoiceRepository'

declare module '@/platform/registry' {
  interface Registry {
    /** Whether the customer of an invoice withdrew from the work that it is for. */
    isWithdrawnInvoice: (invoice: SQL) => SQL
    /** Money, in cents with VAT, came in for such an invoice. Answers by which day it goes back. */
    onWithdrawnPaid: (ctx: Ctx, tx: Tx, invoice: string, amount: number) => Promise<string>
  }
}

/** Of such an invoice, `i`, nothing is asked until it is credited. */
export const isWithdrawn = (ctx: Pick<Ctx, 'payload'>): SQL => registryOf(ctx).isWithdrawnInvoice(sql`i.id`)

export async function listWithdrawnInvoices(ctx: Pick<Ctx, 'payload'>, customer: string): Promise<string[]> {
  return idsOf(
    database(ctx).drizzle,
    sql`select i.id from ${invoiceSql.from} where i.customer_id = ${customer} and ${isWithdrawn(ctx)}`,
  )
}

export async function isWithdrawnInvoice(ctx: Pick<Ctx, 'payload'>, db: Sql, id: string): Promise<boolean> {
  const found = await idsOf(
    db,
    sql`select i.id from ${invoiceSql.from} where i.id = ${id} and ${isWithdrawn(ctx)}`,
  )
  return found.length > 0
}

/** Whether more came in for one of these final invoices, which are no credits, than it asks for. */
export const hasExcess = (invoices: SQL): SQL =>
  sql`exists (select from ${invoiceSql.from} where i.id in (${invoices}) and i.booked > i.incl)`

type OwedCredits = Pick<InvoiceRecord, 'lines'> & { credited: Credited; owed: number }

const owing = z.object({ id: z.string(), owed: z.number() })

/** The invoices of an order whose credits we still have to pay back, with what that comes to. Cents with VAT. */
export async function listOwedCredits(db: Sql, order: string): Promise<OwedCredits[]> {
  const { rows } = await db.execute(sql`
    select i.id, sum(c.booked - c.incl)::float8 as owed
    from ${invoiceSql.from} join ${invoiceSql.credits} on c.credits_id = i.id and c.number is not null and c.booked > c.incl
    where i.order_id = ${order} group by i.id`)
  const invoices: OwedCredits[] = []
  for (const { id, owed } of rows.map(row => owing.parse(row))) {
    const invoice = await readInvoice(db, id)
    if (invoice) invoices.push({ lines: invoice.lines, credited: await getCredited(db, id), owed })
  }
  return invoices
}

/** What customers paid of these invoices, which are no credits, and did not get back yet. Cents with VAT. */
export async function getHeldAmount(db: Pick<Sql, 'execute'>, invoices: SQL): Promise<number> {
  const { rows } = await db.execute(sql`
    select coalesce(sum(greatest(0, each.held)), 0)::float8 as held from (
      select sum(i.booked) as held from ${invoiceSql.from}
      where i.id in (${invoices}) or i.credits_id in (${invoices})
      group by coalesce(i.credits_id, i.id)) each`)
  return z.number().parse(rows[0]?.held)
}
