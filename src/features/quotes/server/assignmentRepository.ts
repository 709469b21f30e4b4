import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { invoiceSql } from '@/features/billing/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Sql, Tx } from '@/platform/db/transaction'
import type { Totals } from '@/platform/money/tax'
import { INITIAL_ASSIGNMENT_STATUS } from '../model/assignment'
import type { Instalment } from '../model/schedule'

type Db = Pick<Sql, 'execute'>

type NewAssignment = { title: string; quote: string; customer: string; startsOn: string | null }

export async function insertAssignment(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  { title, quote, customer, startsOn }: NewAssignment,
): Promise<string> {
  const now = ctx.now().toISOString()
  const { rows } = await tx.sql.execute(sql`
    insert into assignments (title, status, quote_id, customer_id, starts_on, created_at, updated_at)
    values (${title}, ${INITIAL_ASSIGNMENT_STATUS}, ${quote}, ${customer}, ${startsOn}, ${now}, ${now})
    returning id::text`)
  return z.string().parse(rows[0]?.id)
}

export type NewInstalment = Instalment & {
  assignment: string
  sequence: number
  label: string
  amounts: Totals
  invoice: string | null
}

export async function insertInstalment(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  instalment: NewInstalment,
): Promise<void> {
  const { assignment, sequence, label, percent, moment, day, amounts, invoice } = instalment
  const now = ctx.now().toISOString()
  await tx.sql.execute(sql`
    insert into instalments (assignment_id, sequence, label, percent, moment, day, excl, incl, amounts, invoice_id, created_at,
      updated_at)
    values (${assignment}, ${sequence}, ${label}, ${percent}, ${moment}, ${day}, ${amounts.excl}, ${amounts.incl},
      ${JSON.stringify(amounts)}::jsonb, ${invoice}, ${now}, ${now})`)
}

const assignmentRow = z.object({ id: z.string(), startsOn: z.nullable(z.string()) })

export async function findAssignment(db: Db, quote: string): Promise<z.infer<typeof assignmentRow> | null> {
  const { rows } = await db.execute(sql`
    select id::text, starts_on as "startsOn" from assignments where quote_id = ${quote}`)
  return rows[0] ? assignmentRow.parse(rows[0]) : null
}

const invoiceRow = z.object({
  ...{ id: z.string(), number: z.string(), incl: z.coerce.number(), isPaid: z.boolean() },
  dueDate: z.string(),
})

export type AssignmentInvoice = z.infer<typeof invoiceRow>

/** Those that are final, in the order of the instalments. */
export async function listAssignmentInvoices(db: Db, assignment: string): Promise<AssignmentInvoice[]> {
  const { rows } = await db.execute(sql`
    select i.id::text, i.number, i.incl, i.paid_on is not null as "isPaid", i.due_date as "dueDate"
    from instalments t join ${invoiceSql.from} on i.id = t.invoice_id
    where t.assignment_id = ${assignment} and i.number is not null order by t.sequence`)
  return rows.map(row => invoiceRow.parse(row))
}
