import { createHash } from 'node:crypto'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type MailDraft, type QueuedMail, queueMail } from '@/platform/email/outbox'
import { type FormGuard, looksLikeBot } from '@/platform/forms/fields'
import type { ProofRequired } from '@/platform/forms/proofOfWork'
import { checkSubmissionLimits, SubmissionLimited } from '@/platform/limits/submissionLimits'
import type { InboxCollection } from '../model/inbox'
import { insertLead } from './leadRepository'

export type Submission = {
  collection: InboxCollection
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
  const contentHash = createHash('sha256').update(JSON.stringify(submission.content)).digest('hex')
  const quarantined = looksLikeBot(gate)
  const now = ctx.now().toISOString()
  const { saved, isNew } = await insertLead(ctx, tx, collection, {
    ...row,
    submissionKey: gate.submissionKey,
    contentHash,
    quarantined,
    createdAt: now,
    updatedAt: now,
  })
  if (saved?.contentHash !== contentHash) return { kind: 'keyReused' }
  const { id, number } = saved
  if (!isNew) return { kind: 'repeated', id, number, mails: [] }
  const drafts = quarantined ? [] : submission.mails({ id, number })
  // Side by side: the counters have connections of their own, and past a limit the mail is rolled back too.
  const sent = { form: collection, email: submission.email, proof: gate.proof }
  const [stop, mails] = await Promise.all([checkSubmissionLimits(ctx, sent), queueMail(ctx, tx, drafts)])
  if (stop) throw new SubmissionLimited(stop)
  return { kind: 'saved', id, number, mails }
}
