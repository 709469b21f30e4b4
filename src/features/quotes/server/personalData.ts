import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { forgottenBefore } from '@/features/company/model/legal'
import { deleteTraces } from '@/platform/audit/deleteTraces'
import type { Ctx } from '@/platform/ctx'
import { database, oneOf, type Tx, transaction } from '@/platform/db/transaction'
import { type Person, type PersonalData, type Row, rowsOfAddress } from '@/platform/registry'
import { BATCH_SIZE } from '@/platform/retention/retention'
import { quoteDraftSchema } from '../model/quote'
import { QUOTE_STATUSES } from '../model/quoteStatus'
import { hasOpenAssignment, listAssignmentIds, redactAssignments } from './assignmentRepository'

declare module '@/platform/registry' {
  interface PersonalRows {
    quotes: Row[]
    acceptances: Row[]
    openings: Row[]
  }
}

const isWon = oneOf(
  'status',
  QUOTE_STATUSES.filter(each => each.isWon),
)

/** What was accepted is a contract that the books rest on: it stays as long as they do. */
export const quotesPersonalData: PersonalData = {
  exportRows: async (ctx, { email }) => {
    const quotes = await rowsOfAddress(ctx, 'quotes', 'email', email)
    return {
      quotes: quotes.map(withoutRemarks),
      acceptances: await acceptancesOf(ctx, email),
      openings: await openingsOf(ctx, email),
    }
  },
  // Locks the quotes after the customer and before a lead: accepting one takes the same order.
  recordIds: async (_ctx, tx, person) => {
    const { rows } = await tx.sql.execute<{ id: string }>(sql`
      select id::text from quotes where lower(email) = ${person.email} or ${isWonOf(person)} order by id for update`)
    const quotes = rows.map(row => row.id)
    return [...quotes, ...(await listAssignmentIds(tx.sql, person.id))]
  },
  findObstacle: async (tx, { id }) => ((await hasOpenAssignment(tx.sql, id)) ? 'stillRunning' : null),
  erase: async (ctx, tx, person) => {
    const { rows } = await tx.sql.execute<{ id: string }>(
      sql`select id::text from quotes where lower(email) = ${person.email} and not ${isWon} for update`,
    )
    await deleteQuotes(
      tx,
      rows.map(row => row.id),
    )
    await redactWonQuotes(tx, isWonOf(person))
    await redactAssignments(ctx, tx, person.id)
  },
}

const isWonOf = ({ id, email }: Person) => sql`(${isWon} and (lower(email) = ${email}
  or assignment_id in (select a.id from assignments a where a.customer_id = ${id})))`

/** The contract stays. When its page was opened, and what staff wrote for each other beside it, does not. */
async function redactWonQuotes(tx: Pick<Tx, 'sql'>, which: SQL): Promise<void> {
  await tx.sql.execute(sql`
    delete from bureau.quote_openings where quote_id in (select id from quotes where ${which})`)
  await tx.sql.execute(sql`
    update quotes set draft = jsonb_set(draft, '{lines}', (
      select coalesce(jsonb_agg(case when line ? 'hint' then line || '{"hint": ""}' else line end order by place), '[]')
      from jsonb_array_elements(draft -> 'lines') with ordinality listed (line, place)))
    where ${which}`)
}

/** What staff wrote for each other, and how the office keeps it, is not of the person. */
function withoutRemarks({ draft, changedBy: _, generation: __, ...quote }: Row): Row {
  const { lines, ...rest } = quoteDraftSchema.parse(draft)
  return { ...quote, draft: { ...rest, lines: lines.map(line => ({ ...line, hint: undefined })) } }
}

async function acceptancesOf(ctx: Ctx, email: string): Promise<Row[]> {
  const { rows } = await database(ctx).drizzle.execute<{ evidence: Row }>(sql`
    select x.evidence from quote_acceptances x join quotes q on q.id = x.quote_id
    where lower(q.email) = ${email} order by x.accepted_at`)
  return rows.map(row => row.evidence)
}

async function openingsOf(ctx: Ctx, email: string): Promise<Row[]> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select q.number, o.edition, o.opened_at as "openedAt" from bureau.quote_openings o join quotes q on q.id = o.quote_id
    where lower(q.email) = ${email} order by o.opened_at`)
  return rows
}

async function deleteQuotes(tx: Pick<Tx, 'sql'>, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.sql.execute(sql`
    delete from bureau.quote_files where record in (select id from quote_editions where quote_id in ${ids})`)
  await tx.sql.execute(sql`delete from quote_editions where quote_id in ${ids}`)
  await tx.sql.execute(sql`delete from quotes where id in ${ids}`)
}

/** As long after the last change as a lead is kept. */
export async function deleteOldQuotes(ctx: Ctx): Promise<number> {
  const before = forgottenBefore(ctx.now()).toISOString()
  return transaction(ctx, async tx => {
    const { rows } = await tx.sql.execute<{ id: string }>(sql`
      select id::text from quotes where updated_at < ${before} and not ${isWon} limit ${BATCH_SIZE} for update skip locked`)
    await deleteQuotes(
      tx,
      rows.map(row => row.id),
    )
    await deleteTraces(ctx, tx, rows)
    return rows.length
  })
}
