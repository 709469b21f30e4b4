import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/getCompany'
import { getPageTexts } from '@/features/website/server/getPageTexts'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { hashKey } from '@/platform/email/linkKey'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { SubmissionLimited, checkSubmissionLimits } from '@/platform/forms/server/limits'
import type { ProofRequired } from '@/platform/limits/proofOfWork'
import { type SubscriptionState, stateAfter } from '../model/subscription'
import { alreadyMail, confirmationMail, NEWSLETTER_ALREADY, NEWSLETTER_CONFIRMATION } from './newsletterMails'
import type { ReadSignUp } from './readSignUp'
import { recordStateChange } from './recordState'
import { isUsedByAnother, lockOrAdd, type SubscriberRow, subscribers } from './subscriberRecord'

export type SaveResult =
  | { kind: 'saved'; id: string; mails: QueuedMail[] }
  | { kind: 'repeated'; id: string; template: string }
  | { kind: 'keyReused' | 'tooMany' }
  | ProofRequired

/** One record an address, within limits, with its mail in the same transaction. */
export async function saveSubscriber(ctx: Ctx, signUp: ReadSignUp): Promise<SaveResult> {
  const [company, { blog }] = await Promise.all([getCompany(ctx), getPageTexts(ctx)])
  const agreed = { company, consentText: blog.words.newsletterConsent }
  try {
    return await transaction(ctx, tx => saveInTransaction(ctx, tx, signUp, agreed))
  } catch (error) {
    if (error instanceof SubmissionLimited) return error.answer
    throw error
  }
}

type Agreed = { company: Company; consentText: string }

async function saveInTransaction(ctx: Ctx, tx: Tx, signUp: ReadSignUp, agreed: Agreed): Promise<SaveResult> {
  const { email, gate } = signUp
  if (await isUsedByAnother(ctx, tx, gate.submissionKey, email)) return { kind: 'keyReused' }
  const known = await lockOrAdd(ctx, tx, signUp, agreed.consentText)
  // Who left since may come back with the same form; any other second sending is a double click.
  if (known.submissionKey === gate.submissionKey && known.state !== 'unsubscribed') {
    const template = known.state === 'confirmed' ? NEWSLETTER_ALREADY : NEWSLETTER_CONFIRMATION
    return { kind: 'repeated', id: known.id, template }
  }
  const key = ctx.random()
  const state = await signUpAgain(ctx, tx, known, { ...signUp, consentText: agreed.consentText, key })
  const letter = { ...agreed, id: known.id, email }
  const draft = state === 'confirmed' ? alreadyMail(letter) : confirmationMail(letter, key)
  // Side by side: the counters have connections of their own, and past a limit the mail is rolled back too.
  const sent = { form: 'newsletter', email, proof: gate.proof } as const
  const [stop, mails] = await Promise.all([checkSubmissionLimits(ctx, sent), queueMail(ctx, tx, [draft])])
  if (stop) throw new SubmissionLimited(stop)
  return { kind: 'saved', id: known.id, mails }
}

type NewConsent = ReadSignUp & { consentText: string; key: string }

/** Whoever is on the list stays on it as they are. Anybody else agrees anew, with a key of their own. */
async function signUpAgain(
  ctx: Ctx,
  tx: Tx,
  known: SubscriberRow,
  { gate, source, consentText, key }: NewConsent,
): Promise<SubscriptionState> {
  const now = ctx.now().toISOString()
  const state = stateAfter('signUp', known.state)
  const agreement = {
    ...{ state, source, consentText, consentAt: now, tokenHash: hashKey(key) },
    ...{ confirmedAt: null, unsubscribedAt: null },
  }
  await tx.sql
    .update(subscribers(ctx))
    .set({
      ...(state === 'confirmed' ? {} : agreement),
      submissionKey: gate.submissionKey,
      updatedAt: now,
    })
    .where(eq(subscribers(ctx).id, known.id))
  await recordStateChange(ctx, tx.req, {
    id: known.id,
    before: known.state,
    after: state,
    by: { name: 'Bezoeker' },
  })
  return state
}
