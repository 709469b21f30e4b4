import { createHash } from 'node:crypto'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail } from '@/platform/email/outbox'
import { type FormGuard, looksLikeBot } from '@/platform/forms/formGuard'
import type { ProofRequired } from '@/platform/forms/proofOfWork'
import {
  type CountedForm,
  checkSubmissionLimits,
  SubmissionLimited,
} from '@/platform/limits/submissionLimits'

export type Submission = {
  collection: CollectionSlug & CountedForm
  gate: FormGuard
  email: string
  /** What makes two submissions the same. */
  content: unknown
  row: Record<string, unknown>
  mails: (saved: { id: string; number: number }) => MailDraft[]
}

export type SaveResult =
  | { kind: 'saved' | 'repeated'; id: string; number: number; mails: QueuedMail[] }
  | { kind: 'keyReused' | 'tooMany' }
  | ProofRequired

/**
 * Saves one record per idempotency key, within limits, with its mail in the same transaction. What looks like a bot's is
 * quarantined: it sends no mail and gets the same answer.
 */
export async function saveSubmission(ctx: Ctx, submission: Submission): Promise<SaveResult> {
  try {
    return await transaction(ctx, tx => insertSubmission(ctx, tx, submission))
  } catch (error) {
    if (error instanceof SubmissionLimited) return error.answer
    throw error
  }
}

async function insertSubmission(
  ctx: Ctx,
  tx: Tx,
  { collection, gate, row, ...submission }: Submission,
): Promise<SaveResult> {
  const table = database(ctx).tables[collection.replaceAll('-', '_')]
  const contentHash = createHash('sha256').update(JSON.stringify(submission.content)).digest('hex')
  const quarantined = looksLikeBot(gate)
  const now = ctx.now().toISOString()
  const [saved] = await tx.sql
    .insert(table)
    .values({
      ...row,
      submissionKey: gate.submissionKey,
      contentHash,
      quarantined,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: table.submissionKey })
    .returning({ id: table.id, number: table.number })
  if (!saved) return findFirstSubmission(tx, table, gate.submissionKey, contentHash)
  const record = saved as { id: string; number: number }
  const drafts = quarantined ? [] : submission.mails(record)
  // Side by side: the counters have connections of their own, and past a limit the mail is rolled back too.
  const sent = { form: collection, email: submission.email, proof: gate.proof }
  const [stop, mails] = await Promise.all([checkSubmissionLimits(ctx, sent), queueMail(ctx, tx, drafts)])
  if (stop) throw new SubmissionLimited(stop)
  return { kind: 'saved', ...record, mails }
}

async function findFirstSubmission(
  tx: Tx,
  table: Table,
  key: string,
  contentHash: string,
): Promise<SaveResult> {
  const [first] = await tx.sql
    .select({ id: table.id, number: table.number, contentHash: table.contentHash })
    .from(table)
    .where(eq(table.submissionKey, key))
  if (first?.contentHash !== contentHash) return { kind: 'keyReused' }
  return { kind: 'repeated', id: String(first.id), number: Number(first.number), mails: [] }
}

type Table = ReturnType<typeof database>['tables'][string]
