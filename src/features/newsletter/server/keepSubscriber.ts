import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/getCompany'
import { getPageTexts } from '@/features/website/server/getPageTexts'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { hashOfKey } from '@/platform/email/linkKey'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { Stopped, submissionStop } from '@/platform/forms/server/limits'
import type { ToProve } from '@/platform/limits/proofOfWork'
import { type SubscriptionState, stateAfter } from '../model/subscription'
import { alreadyMail, confirmationMail, NEWSLETTER_ALREADY, NEWSLETTER_CONFIRMATION } from './newsletterMails'
import type { ReadSignUp } from './readSignUp'
import { recordState } from './recordState'
import { isOfAnother, lockOrAdd, type Subscriber, subscribers } from './subscriberRecord'

export type Kept =
  | { kind: 'saved'; id: string; mails: QueuedMail[] }
  | { kind: 'repeated'; id: string; template: string }
  | { kind: 'keyReused' | 'tooMany' }
  | ToProve

/** One record an address, within limits, with its mail in the same transaction. */
export async function keepSubscriber(ctx: Ctx, signUp: ReadSignUp): Promise<Kept> {
  const [company, { blog }] = await Promise.all([getCompany(ctx), getPageTexts(ctx)])
  const agreed = { company, consentText: blog.words.newsletterConsent }
  try {
    return await transaction(ctx, tx => keep(ctx, tx, signUp, agreed))
  } catch (error) {
    if (error instanceof Stopped) return error.answer
    throw error
  }
}

type Agreed = { company: Company; consentText: string }

async function keep(ctx: Ctx, tx: Tx, signUp: ReadSignUp, agreed: Agreed): Promise<Kept> {
  const { email, gate } = signUp
  if (await isOfAnother(ctx, tx, gate.submissionKey, email)) return { kind: 'keyReused' }
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
  const [stop, mails] = await Promise.all([submissionStop(ctx, sent), queueMail(ctx, tx, [draft])])
  if (stop) throw new Stopped(stop)
  return { kind: 'saved', id: known.id, mails }
}

type Again = ReadSignUp & { consentText: string; key: string }

/** Whoever is on the list stays on it as they are. Anybody else agrees anew, with a key of their own. */
async function signUpAgain(
  ctx: Ctx,
  tx: Tx,
  known: Subscriber,
  { gate, source, consentText, key }: Again,
): Promise<SubscriptionState> {
  const now = ctx.now().toISOString()
  const state = stateAfter('signUp', known.state)
  const agreement = {
    ...{ state, source, consentText, consentAt: now, tokenHash: hashOfKey(key) },
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
  await recordState(ctx, tx.req, {
    id: known.id,
    before: known.state,
    after: state,
    by: { name: 'Bezoeker' },
  })
  return state
}
