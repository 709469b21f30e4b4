import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Tx } from '@/platform/db/transaction'

/** What a form of the office was sent as: the key that it made for itself, and what makes two of them the same. */
export type IdempotentRequest = { submissionKey: string; contentHash: string }

export function idempotentRequest(submissionKey: string, content: unknown): IdempotentRequest {
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return { submissionKey, contentHash }
}

/** `number` is null while it is a draft. */
export type CreatedInvoice = { id: string; number: string | null }

/**
 * The invoice that was made of a submission before; null when there is none yet. Whoever sends the same at the same
 * moment waits here for the commit of the first, so ask before anything is written.
 */
export async function findCreatedInvoice(
  tx: Tx,
  { submissionKey, contentHash }: IdempotentRequest,
): Promise<CreatedInvoice | { kind: 'keyReused' } | null> {
  await tx.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${submissionKey}, 0))`)
  const { rows } = await tx.sql.execute<CreatedInvoice & { contentHash: string }>(sql`
    select id, number, content_hash as "contentHash" from hosting_invoices where submission_key = ${submissionKey}`)
  const [made] = rows
  if (!made) return null
  return made.contentHash === contentHash ? { id: made.id, number: made.number } : { kind: 'keyReused' }
}
