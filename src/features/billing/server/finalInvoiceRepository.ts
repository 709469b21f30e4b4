import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { announceChange } from '@/platform/cache/announceChange'
import type { Ctx } from '@/platform/ctx'
import type { Sql, Tx } from '@/platform/db/transaction'
import { measureQueue, type Queue } from '@/platform/health/queues'
import { type Period, yearOf } from '@/platform/time/day'
import { PAYMENT_DAYS, type Party } from '../model/invoice'
import type { InvoicePaymentStatus, InvoiceStatus } from '../model/invoiceStatus'
import { idsOf, invoiceSql } from './invoiceRepository'

const finalInvoice = z.object({ number: z.string(), issueDate: z.string(), dueDate: z.string() })

export type FinalInvoice = z.infer<typeof finalInvoice>

type Numbering = {
  seller: Party
  paidBy: 'provider' | 'transfer' | null
  paidOn: string | null
  period: Period | null
  today: string
}

/** Gives a draft its number; its bookings say how its money stands. Null when it is none. Nobody else draws of its series until the commit. */
export async function numberInvoice(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { seller, paidBy, paidOn, period, today }: Numbering,
): Promise<FinalInvoice | null> {
  const final: InvoiceStatus = 'sent'
  const [paid, pending]: InvoicePaymentStatus[] = ['paid', 'pending']
  const { isSettled } = invoiceSql
  const { rows } = await tx.sql.execute(sql`
    with ${drawNumber(id, today)}
    update ${invoiceSql.from} set number = drawn.number, status = ${final}, seller = ${JSON.stringify(seller)}::jsonb,
      issue_date = drawn.day, due_date = (drawn.day::date + ${PAYMENT_DAYS}::int)::text,
      payment_status = case when ${isSettled} then ${paid} else ${pending} end::enum_hosting_invoices_payment_status,
      paid_on = case when ${isSettled} then coalesce(${paidOn}::text, drawn.day) end,
      paid_by = case when ${isSettled} then ${paidBy}::text end,
      period_from = coalesce(i.period_from, ${period?.from ?? null}::text),
      period_until = coalesce(i.period_until, ${period?.until ?? null}::text), updated_at = ${ctx.now().toISOString()}
    from drawn where i.id = drawn.id
    returning i.number, i.issue_date as "issueDate", i.due_date as "dueDate"`)
  if (!rows[0]) return null
  const numbered = finalInvoice.parse(rows[0])
  // With its first invoice an agency is in business: its site is open from then on.
  if (FIRST_OF_SERIES.test(numbered.number)) await announceChange(tx.sql, ['launch'])
  return numbered
}

const FIRST_OF_SERIES = /-0*1$/

/** Such as `INV2026-00001`, on no earlier day than the last one. What is no draft draws nothing. */
function drawNumber(id: string, today: string) {
  return sql`draft as (
      select i.id, i.series::text as series from ${invoiceSql.from}
      where i.id = ${id} and i.number is null for update
    ), counted as (
      insert into bureau.invoice_series as kept (series, year, last, last_day)
      select series, ${yearOf(today)}::int, 1, ${today}::text from draft
      on conflict (series, year) do update
        set last = kept.last + 1, last_day = greatest(kept.last_day, excluded.last_day)
      returning series, year, last, last_day
    ), drawn as (
      select draft.*, counted.last_day as day,
        counted.series || year || '-' || lpad(last::text, greatest(5, length(last::text)), '0') as number
      from draft, counted
    )`
}

const storedFile = z.object({ content: z.instanceof(Buffer), sha256: z.string() })

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Throws when the bytes are no longer those that were stored. */
export async function findInvoiceFile(db: Sql, invoice: string): Promise<Buffer | null> {
  const { rows } = await db.execute(
    sql`select content, sha256 from bureau.invoice_files where invoice = ${invoice}`,
  )
  if (!rows[0]) return null
  const { content, sha256 } = storedFile.parse(rows[0])
  if (hashOf(content) !== sha256) throw new Error(`the file of invoice ${invoice} was changed`)
  return content
}

/** False when somebody else stored it first: a file stays as it is. */
export async function insertInvoiceFile(
  ctx: Ctx,
  tx: Tx,
  invoice: string,
  content: Buffer,
): Promise<boolean> {
  const { rows } = await tx.sql.execute(sql`
    insert into bureau.invoice_files (invoice, content, sha256, made_at)
    values (${invoice}, ${content}, ${hashOf(content)}, ${ctx.now().toISOString()})
    on conflict do nothing returning invoice`)
  return rows.length > 0
}

const LACKS_FILE = sql`i.number is not null and not exists (select from bureau.invoice_files where invoice = i.id)`

export const invoiceFileQueue: Queue = {
  ...{ key: 'invoice_files', label: 'Facturen zonder PDF', href: '/admin/hosting', lateAfter: 15 * 60_000 },
  measure: (ctx, lateBefore) =>
    measureQueue(ctx, sql`${invoiceSql.from} where ${LACKS_FILE}`, sql`i.updated_at`, lateBefore),
}

/** Final invoices that have had no file since before a moment, at random: one that fails is in nobody's way. */
export function findInvoicesWithoutFile(db: Sql, before: string, limit: number): Promise<string[]> {
  return idsOf(
    db,
    sql`select i.id from ${invoiceSql.from} where ${LACKS_FILE} and i.updated_at < ${before}
    order by random() limit ${limit}`,
  )
}
