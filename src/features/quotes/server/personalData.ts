import { sql } from '@payloadcms/db-postgres/drizzle'
import { forgottenBefore } from '@/features/company/model/legal'
import { deleteTraces } from '@/platform/audit/deleteTraces'
import type { Ctx } from '@/platform/ctx'
import { database, transaction } from '@/platform/db/transaction'
import { type Person, type PersonalData, type Row, rowsOfAddress } from '@/platform/registry'
import { BATCH_SIZE } from '@/platform/retention/retention'
import { quoteDraftSchema } from '../model/quote'
import {
  assignmentSql,
  hasOpenAssignment,
  listAssignmentIds,
  redactAssignments,
} from './assignmentRepository'
import { editionSql } from './editionRepository'
import { deleteOpenings, openingSql } from './quoteOpenings'
import { deleteHints, deleteQuotes, lockOldQuotes, lockQuotes, quoteSql } from './quoteRepository'

declare module '@/platform/registry' {
  interface PersonalRows {
    quotes: Row[]
    acceptances: Row[]
    openings: Row[]
  }
}

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
    const quotes = await lockQuotes(tx, sql`(lower(q.email) = ${person.email} or ${isWonOf(person)})`)
    return [...quotes, ...(await listAssignmentIds(tx.sql, person.id))]
  },
  findObstacle: async (tx, { id }) => ((await hasOpenAssignment(tx.sql, id)) ? 'stillRunning' : null),
  erase: async (ctx, tx, person) => {
    const others = sql`lower(q.email) = ${person.email} and not ${quoteSql.isWon}`
    await deleteQuotes(tx, await lockQuotes(tx, others))
    // The contract stays. When its page was opened, and what staff wrote for each other beside it, does not.
    await deleteOpenings(tx, isWonOf(person))
    await deleteHints(tx, isWonOf(person))
    await redactAssignments(ctx, tx, person.id)
  },
}

const isWonOf = ({ id, email }: Person) => sql`(${quoteSql.isWon} and (lower(q.email) = ${email}
  or q.assignment_id in (select a.id from ${assignmentSql.from} where a.customer_id = ${id})))`

/** What staff wrote for each other, and how the office keeps it, is not of the person. */
function withoutRemarks({ draft, changedBy: _, generation: __, ...quote }: Row): Row {
  const { lines, ...rest } = quoteDraftSchema.parse(draft)
  return { ...quote, draft: { ...rest, lines: lines.map(line => ({ ...line, hint: undefined })) } }
}

async function acceptancesOf(ctx: Ctx, email: string): Promise<Row[]> {
  const { rows } = await database(ctx).drizzle.execute<{ evidence: Row }>(sql`
    select x.evidence from ${editionSql.acceptances} join ${quoteSql.from} on q.id = x.quote_id
    where lower(q.email) = ${email} order by x.accepted_at`)
  return rows.map(row => row.evidence)
}

async function openingsOf(ctx: Ctx, email: string): Promise<Row[]> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select q.number, o.edition, o.opened_at as "openedAt" from ${openingSql.from} join ${quoteSql.from} on q.id = o.quote_id
    where lower(q.email) = ${email} order by o.opened_at`)
  return rows
}

/** As long after the last change as a lead is kept. */
export async function deleteOldQuotes(ctx: Ctx): Promise<number> {
  const before = forgottenBefore(ctx.now()).toISOString()
  return transaction(ctx, async tx => {
    const ids = await lockOldQuotes(tx, { changedBefore: before, limit: BATCH_SIZE })
    await deleteQuotes(tx, ids)
    await deleteTraces(
      ctx,
      tx,
      ids.map(id => ({ id })),
    )
    return ids.length
  })
}
