import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, sendNow } from '@/platform/email/outbox'
import { LEASE_MS } from '@/platform/email/retry'
import { readBodyUpTo } from '@/platform/http/formInput'
import { withinLimit } from '@/platform/limits/counters'
import { isRecordId } from '@/platform/text/recordId'
import { dayOf } from '@/platform/time/day'
import {
  nextPollAt,
  type PaymentState,
  type ProviderNews,
  type ProviderPayment,
  paymentState,
  providerNews,
  type RefundChange,
  withoutOlderTotals,
} from '../../model/payment'
import { bookMoneyBack } from '../bookings/moneyBack'
import { tryStoreInvoicePdf } from '../invoiceDelivery'
import type { KnownBack, PaymentProvider } from '../providers/PaymentProvider'
import { isWithdrawnInvoice } from '../withdrawnInvoices'
import { queueMoneyBackMails } from './moneyBackMail'
import { type Booked, bookPayment } from './payInvoice'
import {
  findByProviderId,
  findPayment,
  leaseDuePayments,
  lockPayment,
  type Payment,
  updatePayment,
} from './paymentRepository'
import { type Notice, queueStaffNotices } from './staffPaymentMails'

export type WebhookResult = {
  kind: 'accepted' | 'notConfigured' | 'tooLarge' | 'unreadable' | 'tooMany' | 'unreachable'
}

/** Nothing that the call says is believed. Whether the payment exists makes no difference to the answer. */
export async function receivePaymentWebhook(
  ctx: Ctx,
  providerName: string,
  body: Request['body'],
): Promise<WebhookResult> {
  const provider = ctx.payments.get(providerName)
  if (!provider.webhook) return { kind: 'notConfigured' }
  const said = await readBodyUpTo(body, provider.webhook.maxBytes)
  if (!said) return { kind: 'tooLarge' }
  const id = provider.webhook.parse(new TextDecoder().decode(said))
  if (id === null) return { kind: 'unreadable' }
  if (!(await withinLimits(ctx, provider, id))) return { kind: 'tooMany' }
  const before = await findByProviderId(ctx, provider.name, id)
  const remote = await fetchStatus(ctx, provider, id, before ?? undefined)
  if (remote === 'nothing') return { kind: 'unreachable' }
  const attempt = remote && (before ?? (await attemptOf(ctx, provider, remote)))
  if (attempt) await applyProviderStatus(ctx, attempt, remote)
  return { kind: 'accepted' }
}

/** Before anything is looked up, so that the limits tell nothing either. */
async function withinLimits(ctx: Ctx, { name }: PaymentProvider, id: string): Promise<boolean> {
  const allowed = await Promise.all([
    withinLimit(ctx, 'payment-webhook-id', `${name}:${id}`),
    withinLimit(ctx, 'payment-webhook-everyone', name),
    ctx.clientIp ? withinLimit(ctx, 'payment-webhook-address', ctx.clientIp) : true,
  ])
  return allowed.every(Boolean)
}

/** By the provider's id, or by our own: a provider may call before its answer to our request is here. */
async function attemptOf(
  ctx: Ctx,
  { name }: PaymentProvider,
  remote: ProviderPayment,
): Promise<Payment | null> {
  const ours = remote.metadata.payment
  const known = await findByProviderId(ctx, name, remote.id)
  const attempt = known ?? (isRecordId(ours) ? await findPayment(ctx, ours) : null)
  return attempt?.provider === name ? attempt : null
}

/** No webhook is sure to come. While the provider gives no answer a payment is asked about once its lease is over. */
export async function pollOpenPayments(ctx: Ctx, limit = 10): Promise<void> {
  const due = await leaseDuePayments(ctx, limit, new Date(ctx.now().getTime() + LEASE_MS))
  await Promise.all(due.map(waiting => pollPayment(ctx, waiting)))
}

async function pollPayment(ctx: Ctx, { id, createdAt }: Pick<Payment, 'id' | 'createdAt'>): Promise<void> {
  try {
    const settled = await settlePayment(ctx, id)
    if (settled.kind === 'unreachable') return
    const state = await cancelWithdrawn(ctx, id, settled.state)
    const askAgainAt = nextPollAt(state, new Date(createdAt), ctx.now())?.toISOString() ?? null
    await updatePayment(ctx, { sql: database(ctx).drizzle }, id, { askAgainAt })
  } catch (err) {
    // One payment that cannot be settled holds up none of the others.
    ctx.payload.logger.error({ err, msg: 'a payment could not be settled', payment: id })
  }
}

/** A page to pay on that was open as its customer withdrew is closed, where the provider does that. */
async function cancelWithdrawn(ctx: Ctx, id: string, state: PaymentState): Promise<PaymentState> {
  const { isSettled, isProcessing } = paymentState(state)
  if (isSettled || isProcessing) return state
  const attempt = await findPayment(ctx, id)
  if (!attempt?.invoice || !(await isWithdrawnInvoice(ctx, database(ctx).drizzle, attempt.invoice)))
    return state
  const answer = await cancelAtProvider(ctx, attempt)
  return answer ? applyProviderStatus(ctx, attempt, answer) : state
}

/** Null where it may still be paid: what comes in is booked, and goes back. */
async function cancelAtProvider(
  ctx: Ctx,
  { id, provider, providerId, ...known }: Payment,
): Promise<ProviderPayment | null> {
  if (!providerId) return null
  try {
    return await ctx.payments.get(provider).cancelPayment(providerId, known)
  } catch (err) {
    ctx.payload.logger.warn({ err, msg: 'a payment was not cancelled at the provider', payment: id })
    return null
  }
}

type Settled = { kind: 'asked' | 'unreachable'; state: PaymentState }

/** Idempotent. Throws when there is no such attempt. */
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
  const answer = await fetchStatus(ctx, inPlace ?? ctx.payments.get(provider), providerId, attempt)
  if (answer === 'nothing') return { kind: 'unreachable', state }
  return { kind: 'asked', state: await applyProviderStatus(ctx, attempt, answer) }
}

async function fetchStatus(
  ctx: Ctx,
  provider: PaymentProvider,
  providerId: string,
  known?: KnownBack,
): Promise<ProviderPayment | null | 'nothing'> {
  try {
    return await provider.fetchPayment(providerId, known)
  } catch (err) {
    ctx.payload.logger.warn({ err, msg: 'the payment provider gave no answer', payment: providerId })
    return 'nothing'
  }
}

/**
 * One transaction. What was known already changes nothing, and takes no lock. `attempt` as it was when the provider was
 * asked.
 */
export async function applyProviderStatus(
  ctx: Ctx,
  attempt: Payment,
  answer: ProviderPayment | null,
): Promise<PaymentState> {
  if (providerNews(attempt, answer).kind === 'known') return attempt.state
  const agency = await getCompany(ctx)
  const { state, mails, madeFinal } = await transaction(ctx, tx =>
    applyAnswer(ctx, tx, attempt, { answer, agency }),
  )
  await sendNow(ctx, mails)
  if (madeFinal) await tryStoreInvoicePdf(ctx, madeFinal)
  return state
}

type AppliedStatus = { state: PaymentState; mails: QueuedMail[]; madeFinal: string | null }

type Changed = Extract<ProviderNews, { kind: 'changed' }>

/** Under the lock it may be known already. */
async function applyAnswer(
  ctx: Ctx,
  tx: Tx,
  attempt: Payment,
  { answer, agency }: { answer: ProviderPayment | null; agency: OwnCompany },
): Promise<AppliedStatus> {
  const locked = await lockPayment(ctx, tx, attempt)
  const news = providerNews(locked, answer && withoutOlderTotals(attempt, locked, answer))
  if (news.kind === 'changed') return applyTransition(ctx, tx, locked, { news, agency })
  const mails = news.kind === 'problem' ? await saveProblem(ctx, tx, locked, { news, agency }) : []
  return { state: locked.state, mails, madeFinal: null }
}

type Problem = Extract<ProviderNews, { kind: 'problem' }>

async function saveProblem(
  ctx: Ctx,
  tx: Tx,
  attempt: Payment,
  { news: { problem, providerId }, agency }: { news: Problem; agency: OwnCompany },
): Promise<QueuedMail[]> {
  await updatePayment(ctx, tx, attempt.id, { problem, providerId })
  ctx.payload.logger.warn({ msg: 'a payment is not as it should be', payment: attempt.id })
  const notice = { kind: 'problem', text: problem } as const
  return queueStaffNotices(ctx, tx, { ...attempt, providerId }, [notice], agency)
}

/** The number of an invoice is drawn last of all. */
async function applyTransition(
  ctx: Ctx,
  tx: Tx,
  attempt: Payment,
  { news, agency }: { news: Changed; agency: OwnCompany },
): Promise<AppliedStatus> {
  const { state, remote, refunds } = news
  const booked = await bookNews(ctx, tx, attempt, news)
  await saveTransition(ctx, tx, attempt, { news, booked })
  const notices = noticesOf(booked, refunds)
  const mails = await queueStaffNotices(ctx, tx, { ...attempt, providerId: remote.id }, notices, agency)
  const confirmed = booked && 'mails' in booked ? booked.mails : []
  const told = await queueMoneyBackMails(ctx, tx, invoiceOf(attempt, booked), refunds, agency)
  const started = booked?.kind === 'started' ? booked : null
  await started?.finalise()
  return { state, mails: [...confirmed, ...told, ...mails], madeFinal: started?.invoice ?? null }
}

/** What came in first, then what went back of it. */
async function bookNews(ctx: Ctx, tx: Tx, attempt: Payment, news: Changed): Promise<Booked | null> {
  const { remote, refunds, isPaidNow } = news
  const told = { reference: remote.id, actorName: providerLabel(ctx, attempt) }
  const paidOn = remote.paidAt ? dayOf(new Date(remote.paidAt)) : undefined
  const booked = isPaidNow ? await bookPayment(ctx, tx, attempt, { ...told, paidOn }) : null
  const paid = { ...attempt, invoice: invoiceOf(attempt, booked) }
  for (const { source, event } of refunds)
    await bookMoneyBack(ctx, tx, paid, {
      ...{ ...told, source, from: event.from, to: event.to },
      refundIds: remote.refundIds,
    })
  return booked
}

const invoiceOf = (attempt: Payment, booked: Booked | null) =>
  booked && 'invoice' in booked ? booked.invoice : attempt.invoice

function noticesOf(booked: Booked | null, refunds: RefundChange[]): Notice[] {
  const kind = booked && BOOKED[booked.kind].notice
  const started = booked?.kind === 'started' ? booked : null
  return [
    ...(kind ? [{ kind, text: started?.notice ?? undefined }] : []),
    ...(started?.isExcess ? [{ kind: 'excess' } as const] : []),
    ...refunds.map(({ says }) => ({ kind: 'moneyBack', text: says }) as const),
  ]
}

type Transition = { news: Changed; booked: Booked | null }

async function saveTransition(
  ctx: Ctx,
  tx: Tx,
  attempt: Payment,
  { news, booked }: Transition,
): Promise<void> {
  const { state, remote, refunds } = news
  const now = ctx.now()
  await updatePayment(ctx, tx, attempt.id, {
    ...{ state, refunded: remote.refunded, chargedBack: remote.chargedBack, providerId: remote.id },
    ...(booked && { paidAt: remote.paidAt ?? now.toISOString(), problem: BOOKED[booked.kind].problem }),
    askAgainAt: nextPollAt(state, new Date(attempt.createdAt), now)?.toISOString() ?? null,
  })
  const subject = { collection: 'payments', id: attempt.id } as const
  const actor = providerLabel(ctx, attempt)
  const moved = { code: 'payment.stateChanged', from: attempt.state, to: state } as const
  if (state !== attempt.state) await recordEvent(ctx, tx, subject, moved, actor)
  for (const { event } of refunds) await recordEvent(ctx, tx, subject, event, actor)
}

/** `notice`: which mail staff get. `problem`: what stands with the payment until they looked. */
const BOOKED: Record<Booked['kind'], { notice: Notice['kind'] | null; problem: string | null }> = {
  settled: { notice: null, problem: null },
  partly: { notice: null, problem: null },
  excess: { notice: 'excess', problem: 'Meer betaald dan er openstond' },
  started: { notice: 'paid', problem: null },
  twice: { notice: 'twice', problem: 'Dubbel betaald' },
  withdrawn: { notice: 'withdrawn', problem: 'Betaald na herroeping' },
  otherTotal: { notice: 'otherTotal', problem: 'Betaald, maar minder dan de bestelling nu kost' },
}

const providerLabel = (ctx: Ctx, { provider }: Payment) => ctx.payments.get(provider).label

export const withinPollLimit = (ctx: Ctx, attempt: string) => withinLimit(ctx, 'payment-outcome', attempt)
