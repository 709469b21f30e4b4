import type { OwnCompany } from '@/features/company/server/getCompany'
import { setUpDeadline } from '@/features/orders/model/checklist'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { QueuedMail } from '@/platform/email/outbox'
import type { ProviderPayment } from '../../model/payments/judge'
import { nextPollAt } from '../../model/payments/nextAsk'
import { canPaymentBecome, type PaymentState } from '../../model/payments/states'
import { finaliseInvoice } from '../finaliseInvoice'
import { type Payment, updatePayment } from './attempts'
import { type Booked, bookPayment } from './bookPayment'
import { refundChanges } from './moneyBack'
import { type Notice, orderStartedText } from './noticeWords'
import { queueStaffNotices } from './paymentMails'
import { providerName } from './providers'

/** `madeFinal` is the invoice whose paper has to be drawn after the commit. */
export type AppliedStatus = { state: PaymentState; mails: QueuedMail[]; madeFinal: string | null }

const BOOKING_PROBLEMS = { twice: 'Dubbel betaald', otherTotal: 'Betaald, maar de factuur is nu een ander bedrag' }

/**
 * The transaction of an answer that is news and in order, about an attempt that the caller locked. The number of an
 * invoice is drawn last of all.
 */
export async function applyTransition(
  ctx: Ctx,
  tx: Tx,
  attempt: Payment,
  remote: ProviderPayment,
  agency: OwnCompany,
): Promise<AppliedStatus> {
  const moves = canPaymentBecome(attempt.state, remote.state)
  const state = moves ? remote.state : attempt.state
  const paid = { reference: remote.id, by: providerName(ctx) }
  const booked = moves && state === 'paid' ? await bookPayment(ctx, tx, attempt, paid) : null
  await saveTransition(ctx, tx, { attempt, remote, state, booked })
  const known = { ...attempt, providerId: remote.id }
  const mails = await queueStaffNotices(ctx, tx, known, noticesOf(ctx, attempt, remote, booked), agency)
  const madeFinal = booked?.kind === 'order' ? booked.invoice : null
  if (madeFinal) await finaliseInvoice(ctx, tx, madeFinal, { paymentStatus: 'paid' })
  return { state, mails, madeFinal }
}

type Transition = { attempt: Payment; remote: ProviderPayment; state: PaymentState; booked: Booked | null }

async function saveTransition(ctx: Ctx, tx: Tx, { attempt, remote, state, booked }: Transition): Promise<void> {
  const { refunded, chargedBack } = remote
  const now = ctx.now()
  await updatePayment(ctx, tx, attempt.id, {
    ...{ state, refunded, chargedBack, providerId: remote.id },
    ...(booked && { paidAt: remote.paidAt ?? now.toISOString(), problem: bookingProblem(booked) }),
    askAgainAt: nextPollAt(state, new Date(attempt.createdAt), now)?.toISOString() ?? null,
  })
  const by = { collection: 'payments', id: attempt.id, actorName: providerName(ctx) } as const
  if (state !== attempt.state)
    await recordEvent(ctx, tx, { ...by, change: 'Stand', before: attempt.state, after: state })
  for (const { says: _, ...back } of refundChanges(attempt, remote)) await recordEvent(ctx, tx, { ...by, ...back })
}

function bookingProblem({ kind }: Booked): string | null {
  return kind === 'twice' || kind === 'otherTotal' ? BOOKING_PROBLEMS[kind] : null
}

function noticesOf(ctx: Ctx, attempt: Payment, remote: ProviderPayment, booked: Booked | null): Notice[] {
  const back = refundChanges(attempt, remote).map(({ says }) => ({ kind: 'moneyBack', text: says }) as const)
  if (!booked || booked.kind === 'bill') return back
  if (booked.kind !== 'order') return [{ kind: booked.kind }, ...back]
  return [{ kind: 'paid', text: orderStartedText(booked.from, setUpDeadline(ctx.now())) }, ...back]
}
