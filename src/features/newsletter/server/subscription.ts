import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/getCompany'
import { recordEvent } from '@/platform/audit/auditLog'
import { hashKey } from '@/platform/auth/keys'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { withinLimit } from '@/platform/limits/counters'
import { withinVisitorLimits } from '@/platform/limits/submissionLimits'
import type { ConfirmKind, UnsubscribeKind } from '../model/results'
import { confirmationOf, stateAfter } from '../model/subscription'
import { readUnsubscribeKey, welcomeMail } from './newsletterMails'
import { lockSubscriber, type SubscriberRow, subscribers } from './subscriberRepository'

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
