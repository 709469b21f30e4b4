import { eq } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionAfterChangeHook, type FieldHook } from 'payload'
import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import { hashKey } from '@/platform/auth/keys'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { hookTx, type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow, wasSent } from '@/platform/email/outbox'
import { type FormGuard, fieldErrors, guardSigns, isMachine } from '@/platform/forms/fields'
import type { ProofRequired } from '@/platform/forms/proofOfWork'
import { type FormValues, readFormGuard } from '@/platform/http/formInput'
import { checkSubmissionLimits, SubmissionLimited, withinVisitorLimits } from '@/platform/limits/checkLimits'
import { withinLimit } from '@/platform/limits/counters'
import { registryOf } from '@/platform/registry'
import type { ConfirmKind, SignUpResult, UnsubscribeKind } from '../model/results'
import {
  confirmationOf,
  type SignUp,
  type SubscriptionState,
  signUpSchema,
  stateAfter,
} from '../model/subscription'
import {
  alreadyMail,
  confirmationMail,
  NEWSLETTER_ALREADY,
  NEWSLETTER_CONFIRMATION,
  readUnsubscribeKey,
  welcomeMail,
} from './newsletterMails'
import {
  isUsedByAnother,
  lockOrAdd,
  lockSubscriber,
  type SubscriberRow,
  subscribers,
} from './subscriberRepository'

type Confirmed = { kind: ConfirmKind; mails: QueuedMail[] }

export async function confirmSubscription(ctx: Ctx, key: string): Promise<{ kind: ConfirmKind }> {
  const { kind, mails } = await confirmOrFail(ctx, hashKey(key))
  await sendNow(ctx, mails)
  return { kind }
}

async function confirmOrFail(ctx: Ctx, hash: string): Promise<Confirmed> {
  try {
    if (!(await withinVisitorLimits(ctx, hash))) return { kind: 'tooMany', mails: [] }
    const company = await getCompany(ctx)
    return await transaction(ctx, tx => confirm(ctx, tx, hash, company))
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a newsletter confirmation was not saved' })
    return { kind: 'notSaved', mails: [] }
  }
}

async function confirm(ctx: Ctx, tx: Tx, hash: string, company: Company): Promise<Confirmed> {
  const subscriber = await lockSubscriber(ctx, tx, 'tokenHash', hash)
  if (!subscriber) return { kind: 'unknown', mails: [] }
  const consentAt = new Date(subscriber.consentAt)
  const kind = confirmationOf({ state: subscriber.state, consentAt }, ctx.now())
  const mails = kind === 'confirmed' ? await putOnList(ctx, tx, { ...subscriber, company }) : []
  return { kind, mails }
}

async function putOnList(
  ctx: Ctx,
  tx: Tx,
  letter: SubscriberRow & { company: Company },
): Promise<QueuedMail[]> {
  const { id, state } = letter
  const now = ctx.now().toISOString()
  await tx.sql
    .update(subscribers(ctx))
    .set({ state: 'confirmed', confirmedAt: now, submissionKey: null, updatedAt: now })
    .where(eq(subscribers(ctx).id, id))
  const event = { code: 'subscription.stateChanged', from: state, to: 'confirmed' } as const
  await recordEvent(ctx, tx, { collection: 'newsletter-subscribers', id }, event, 'Abonnee')
  return queueMail(ctx, tx, [welcomeMail(letter)])
}

/** Idempotent. The limit counts per subscriber: an invalid key never reaches the database. */
export async function unsubscribe(ctx: Ctx, key: string): Promise<{ kind: UnsubscribeKind }> {
  const id = readUnsubscribeKey(key)
  if (!id) return { kind: 'unknown' }
  try {
    if (!(await withinLimit(ctx, 'leave', id))) return { kind: 'notSaved' }
    await transaction(ctx, tx => takeOff(ctx, tx, id))
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a newsletter subscriber could not leave' })
    return { kind: 'notSaved' }
  }
  return { kind: 'unsubscribed' }
}

async function takeOff(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const subscriber = await lockSubscriber(ctx, tx, 'id', id)
  if (!subscriber || subscriber.state === 'unsubscribed') return
  const { state: before } = subscriber
  const state = stateAfter('unsubscribe', before)
  const now = ctx.now().toISOString()
  await tx.sql
    .update(subscribers(ctx))
    .set({ state, unsubscribedAt: now, updatedAt: now })
    .where(eq(subscribers(ctx).id, id))
  const event = { code: 'subscription.stateChanged', from: before, to: state } as const
  await recordEvent(ctx, tx, { collection: 'newsletter-subscribers', id }, event, 'Abonnee')
}

/** Staff may unsubscribe somebody; only the subscriber can confirm. */
export const onlySubscriberConfirms: FieldHook = ({ operation, originalDoc, value }) => {
  const before = originalDoc?.state
  if (operation !== 'update' || !value || value === before || value === 'unsubscribed') return value
  throw new APIError('Aanmelden en bevestigen kan alleen de abonnee zelf.', 400, null, true)
}

export const setUnsubscribedAt: FieldHook = ({ data, originalDoc, req, value }) => {
  if (data?.state !== 'unsubscribed' || originalDoc?.state === 'unsubscribed') return value
  return ctxOf(req).now().toISOString()
}

export const recordChangeByStaff: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || previousDoc.state === doc.state) return doc
  const event = { code: 'subscription.stateChanged', from: previousDoc.state, to: doc.state } as const
  await recordEvent(
    ctxOf(req),
    await hookTx(req),
    { collection: 'newsletter-subscribers', id: doc.id },
    event,
  )
  return doc
}

declare module '@/platform/registry' {
  interface Registry {
    readNewsletterConsent: (ctx: Ctx) => Promise<string>
  }
}

/** Nothing is saved or mailed for a machine, and it hears so. */
export async function subscribe(ctx: Ctx, typed: FormValues): Promise<SignUpResult> {
  const signUp = readSignUp(typed, ctx.now())
  if ('errors' in signUp) return { kind: 'invalid', errors: signUp.errors }
  if (isMachine(guardSigns(signUp.gate))) return { kind: 'notSaved' }
  const kept = await saveOrFail(ctx, signUp)
  if (!('id' in kept)) return kept
  const mailed =
    kept.kind === 'saved' ? await sendNow(ctx, kept.mails) : await wasSent(ctx, kept.id, kept.template)
  return { kind: mailed ? 'checkMail' : 'savedWithoutMail' }
}

async function saveOrFail(ctx: Ctx, signUp: ReadSignUp): Promise<SaveResult | { kind: 'notSaved' }> {
  try {
    return await saveSubscriber(ctx, signUp)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a newsletter sign-up was not saved' })
    return { kind: 'notSaved' }
  }
}

type SaveResult =
  | { kind: 'saved'; id: string; mails: QueuedMail[] }
  | { kind: 'repeated'; id: string; template: string }
  | { kind: 'keyReused' | 'tooMany' }
  | ProofRequired

async function saveSubscriber(ctx: Ctx, signUp: ReadSignUp): Promise<SaveResult> {
  const [company, consentText] = await Promise.all([
    getCompany(ctx),
    registryOf(ctx).readNewsletterConsent(ctx),
  ])
  const agreed = { company, consentText }
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
  // Who left since may come back with the same form; any other repetition is a double click.
  if (known.submissionKey === gate.submissionKey && known.state !== 'unsubscribed') {
    const template = known.state === 'confirmed' ? NEWSLETTER_ALREADY : NEWSLETTER_CONFIRMATION
    return { kind: 'repeated', id: known.id, template }
  }
  const key = ctx.random()
  const state = await signUpAgain(ctx, tx, known, { ...signUp, consentText: agreed.consentText, key })
  const letter = { ...agreed, id: known.id, email }
  const draft = state === 'confirmed' ? alreadyMail(letter) : confirmationMail(letter, key)
  // In parallel: the counters have their own connections, and above a limit the mail is rolled back too.
  const sent = { form: 'newsletter', email, proof: gate.proof } as const
  const [stop, mails] = await Promise.all([checkSubmissionLimits(ctx, sent), queueMail(ctx, tx, [draft])])
  if (stop) throw new SubmissionLimited(stop)
  return { kind: 'saved', id: known.id, mails }
}

type NewConsent = ReadSignUp & { consentText: string; key: string }

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
  if (state === known.state) return state
  const event = { code: 'subscription.stateChanged', from: known.state, to: state } as const
  await recordEvent(ctx, tx, { collection: 'newsletter-subscribers', id: known.id }, event, 'Bezoeker')
  return state
}

type ReadSignUp = SignUp & { gate: FormGuard }

function readSignUp(typed: FormValues, now: Date): ReadSignUp | { errors: Record<string, string> } {
  const signUp = signUpSchema.safeParse({ email: typed.email ?? '', source: typed.source ?? '' })
  if (!signUp.success) return { errors: fieldErrors(signUp.error.issues) }
  const gate = readFormGuard(typed, signUp.data, now)
  return gate.success ? { ...signUp.data, gate: gate.data } : { errors: {} }
}
