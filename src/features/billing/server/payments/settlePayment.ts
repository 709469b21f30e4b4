import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { AuditEvent } from '@/platform/audit/model/events'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, sendNow } from '@/platform/email/outbox'
import { withinLimit } from '@/platform/limits/counters'
import { formatAmount } from '@/platform/money/euro'
import {
  canPaymentBecome,
  compareWithProvider,
  nextPollAt,
  type PaymentState,
  type ProviderPayment,
  paymentState,
} from '../../model/payment'
import { tryStoreInvoicePdf } from '../invoiceDelivery'
import type { PaymentProvider } from '../providers/PaymentProvider'
import { type Booked, bookPayment } from './bookPayment'
import { type Notice, queueStaffNotices } from './paymentNotices'
import { findPayment, lockPayment, type Payment, updatePayment } from './paymentRepository'

/** How an attempt stands, after asking its provider or, when that gave no answer, as it was known. */
type Settled = { kind: 'asked' | 'unreachable'; state: PaymentState }

/**
 * Asks the provider of an attempt about it and does what follows from the answer. Idempotent. Throws when there is no
 * such attempt.
 */
export async function settlePayment(
  ctx: Ctx,
  paymentId: string,
  /** Answers in place of the provider that holds the attempt. */
  inPlace?: PaymentProvider,
): Promise<Settled> {
  const attempt = await findPayment(ctx, paymentId)
  if (!attempt) throw new Error('there is no such payment')
  const { providerId, provider, state } = attempt
  if (!providerId) return { kind: 'asked', state }
  const answer = await fetchStatus(ctx, inPlace ?? ctx.payments.get(provider), providerId)
  if (answer === 'nothing') return { kind: 'unreachable', state }
  return { kind: 'asked', state: await applyProviderStatus(ctx, attempt, answer) }
}

/** What the provider says; null when it knows of no such payment. */
export async function fetchStatus(
  ctx: Ctx,
  provider: PaymentProvider,
  providerId: string,
): Promise<ProviderPayment | null | 'nothing'> {
  try {
    return await provider.fetchPayment(providerId)
  } catch (err) {
    ctx.payload.logger.warn({ err, msg: 'the payment provider gave no answer', payment: providerId })
    return 'nothing'
  }
}

/** What the provider says of a payment; null when it knows of none. */
type ProviderStatus = ProviderPayment | null

/**
 * Does what follows from what the provider said, in one transaction, and answers how the attempt stands. What was
 * known already changes nothing.
 */
export async function applyProviderStatus(
  ctx: Ctx,
  attempt: Payment,
  answer: ProviderStatus,
): Promise<PaymentState> {
  if (!isNews(attempt, answer)) return attempt.state
  const agency = await getCompany(ctx)
  const { state, mails, madeFinal } = await transaction(ctx, async tx => {
    const locked = await lockPayment(ctx, tx, attempt)
    return applyLocked(ctx, tx, locked, answer, agency)
  })
  await sendNow(ctx, mails)
  if (madeFinal) await tryStoreInvoicePdf(ctx, madeFinal)
  return state
}

async function applyLocked(
  ctx: Ctx,
  tx: Tx,
  attempt: Payment,
  answer: ProviderStatus,
  agency: OwnCompany,
): Promise<AppliedStatus> {
  const unchanged = { state: attempt.state, mails: [], madeFinal: null }
  if (!isNews(attempt, answer)) return unchanged
  const problem = findMismatch(attempt, answer)
  if (answer && !problem) return applyTransition(ctx, tx, attempt, answer, agency)
  const told = { remote: answer, problem: problem ?? '' }
  return { ...unchanged, mails: await recordProblem(ctx, tx, attempt, told, agency) }
}

function isNews(attempt: Payment, answer: ProviderStatus): boolean {
  if (isUnusedDuplicate(attempt, answer)) return false
  const problem = findMismatch(attempt, answer)
  if (problem || !answer) return problem !== attempt.problem
  const isNewState = canPaymentBecome(attempt.state, answer.state)
  return isNewState || attempt.providerId !== answer.id || refundChanges(attempt, answer).length > 0
}

/** `madeFinal` is the invoice whose paper has to be drawn after the commit. */
type AppliedStatus = { state: PaymentState; mails: QueuedMail[]; madeFinal: string | null }

const BOOKING_PROBLEMS = {
  twice: 'Dubbel betaald',
  otherTotal: 'Betaald, maar de factuur is nu een ander bedrag',
}

/**
 * The transaction of an answer that is news and in order, about an attempt that the caller locked. The number of an
 * invoice is drawn last of all.
 */
async function applyTransition(
  ctx: Ctx,
  tx: Tx,
  attempt: Payment,
  remote: ProviderPayment,
  agency: OwnCompany,
): Promise<AppliedStatus> {
  const moves = canPaymentBecome(attempt.state, remote.state)
  const state = moves ? remote.state : attempt.state
  const told = { reference: remote.id, actorName: providerLabel(ctx, attempt) }
  const booked = moves && paymentState(state).isPaid ? await bookPayment(ctx, tx, attempt, told) : null
  await saveTransition(ctx, tx, { attempt, remote, state, booked })
  const known = { ...attempt, providerId: remote.id }
  const mails = await queueStaffNotices(ctx, tx, known, noticesOf(attempt, remote, booked), agency)
  if (booked?.kind !== 'started') return { state, mails, madeFinal: null }
  await booked.finalise()
  return { state, mails: [...booked.mails, ...mails], madeFinal: booked.invoice }
}

type Transition = { attempt: Payment; remote: ProviderPayment; state: PaymentState; booked: Booked | null }

async function saveTransition(
  ctx: Ctx,
  tx: Tx,
  { attempt, remote, state, booked }: Transition,
): Promise<void> {
  const { refunded, chargedBack } = remote
  const now = ctx.now()
  await updatePayment(ctx, tx, attempt.id, {
    ...{ state, refunded, chargedBack, providerId: remote.id },
    ...(booked && { paidAt: remote.paidAt ?? now.toISOString(), problem: bookingProblem(booked) }),
    askAgainAt: nextPollAt(state, new Date(attempt.createdAt), now)?.toISOString() ?? null,
  })
  const subject = { collection: 'payments', id: attempt.id } as const
  const actor = providerLabel(ctx, attempt)
  const moved = { code: 'payment.stateChanged', from: attempt.state, to: state } as const
  if (state !== attempt.state) await recordEvent(ctx, tx, subject, moved, actor)
  for (const { event } of refundChanges(attempt, remote)) await recordEvent(ctx, tx, subject, event, actor)
}

function bookingProblem({ kind }: Booked): string | null {
  return kind === 'twice' || kind === 'otherTotal' ? BOOKING_PROBLEMS[kind] : null
}

function noticesOf(attempt: Payment, remote: ProviderPayment, booked: Booked | null): Notice[] {
  const back = refundChanges(attempt, remote).map(({ says }) => ({ kind: 'moneyBack', text: says }) as const)
  if (!booked || booked.kind === 'settled') return back
  if (booked.kind !== 'started') return [{ kind: booked.kind }, ...back]
  return [{ kind: 'paid', text: booked.notice ?? undefined }, ...back]
}

/** Why an answer is not acted upon, as staff read it; null when it is about this attempt and as it should be. */
function findMismatch(attempt: Payment, remote: ProviderPayment | null): string | null {
  if (!remote) return 'De betaaldienst kent deze betaling niet.'
  if (isDuplicate(attempt, remote))
    return `Bij deze poging hoort nog een betaling die betaald is: ${remote.id}.`
  const verdict = compareWithProvider(attempt, remote)
  if (verdict === 'matches') return null
  if (verdict === 'otherPayment')
    return `De betaaldienst zegt dat ${remote.id} bij een andere betaling hoort.`
  const there = `${(remote.amount / 100).toFixed(2)} ${remote.currency}`
  return `Verwacht ${formatAmount(attempt.amount)}, maar bij de betaaldienst staat ${there}.`
}

/** Two payments at the provider for one attempt, of which we know the other. */
function isDuplicate({ providerId }: Payment, remote: ProviderPayment): boolean {
  return providerId !== null && providerId !== remote.id
}

/** A payment that nobody will ever be led to, and that nobody paid. */
function isUnusedDuplicate(attempt: Payment, remote: ProviderPayment | null): boolean {
  return remote !== null && isDuplicate(attempt, remote) && !paymentState(remote.state).isPaid
}

const REFUND_KINDS = [
  { field: 'refunded', code: 'payment.refunded', says: 'Terugbetaald via de betaaldienst' },
  { field: 'chargedBack', code: 'payment.chargedBack', says: 'Door de bank van de klant teruggeboekt' },
] as const

type RefundChange = { event: AuditEvent; says: string }

/** What went back since we last heard, or came back after all: the total of each way, as it was and as it is. */
function refundChanges(attempt: Payment, remote: ProviderPayment): RefundChange[] {
  return REFUND_KINDS.filter(({ field }) => remote[field] !== attempt[field]).map(({ field, code, says }) => {
    const [from, to] = [attempt[field], remote[field]]
    const text = `${says}: ${formatAmount(to)}. Eerst was dat ${formatAmount(from)}.`
    return { event: { code, from, to }, says: text }
  })
}

/** Keeps why an answer was not acted upon, and tells staff: nothing is booked on it. */
async function recordProblem(
  ctx: Ctx,
  tx: Tx,
  attempt: Payment,
  { remote, problem }: { remote: ProviderPayment | null; problem: string },
  agency: OwnCompany,
): Promise<QueuedMail[]> {
  const providerId = attempt.providerId ?? remote?.id ?? null
  await updatePayment(ctx, tx, attempt.id, { problem, providerId })
  ctx.payload.logger.warn({ msg: 'a payment is not as it should be', payment: attempt.id })
  return queueStaffNotices(ctx, tx, { ...attempt, providerId }, [{ kind: 'problem', text: problem }], agency)
}

/** Who told about a payment, as the log calls them. */
const providerLabel = (ctx: Ctx, { provider }: Payment) => ctx.payments.get(provider).label

/** Reloading a page asks the provider again, but not without end. */
export const withinPollLimit = (ctx: Ctx, attempt: string) => withinLimit(ctx, 'payment-outcome', attempt)
