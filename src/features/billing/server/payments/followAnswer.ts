import type { OwnCompany } from '@/features/company/server/getCompany'
import { setUpBy } from '@/features/orders/model/checklist'
import { keepEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import type { QueuedMail } from '@/platform/email/outbox'
import type { RemotePayment } from '../../model/payments/judge'
import { nextAsk } from '../../model/payments/nextAsk'
import { canPaymentBecome, type PaymentState } from '../../model/payments/states'
import { finaliseInvoice } from '../finaliseInvoice'
import { type Attempt, changeAttempt } from './attempts'
import { type Booked, bookPayment } from './bookPayment'
import { moneyBack } from './moneyBack'
import { type Notice, runsNow } from './noticeWords'
import { queueNotices } from './paymentMails'
import { providerName } from './providers'

/** `madeFinal` is the invoice whose paper has to be drawn after the commit. */
export type Followed = { state: PaymentState; mails: QueuedMail[]; madeFinal: string | null }

const TROUBLES = { twice: 'Dubbel betaald', otherTotal: 'Betaald, maar de factuur is nu een ander bedrag' }

/**
 * The transaction of an answer that is news and in order, about an attempt that the caller locked. The number of an
 * invoice is drawn last of all.
 */
export async function followAnswer(
  ctx: Ctx,
  tx: Tx,
  attempt: Attempt,
  remote: RemotePayment,
  agency: OwnCompany,
): Promise<Followed> {
  const moves = canPaymentBecome(attempt.state, remote.state)
  const state = moves ? remote.state : attempt.state
  const paid = { reference: remote.id, by: providerName(ctx) }
  const booked = moves && state === 'paid' ? await bookPayment(ctx, tx, attempt, paid) : null
  await keepStanding(ctx, tx, { attempt, remote, state, booked })
  const known = { ...attempt, providerId: remote.id }
  const mails = await queueNotices(ctx, tx, known, noticesOf(ctx, attempt, remote, booked), agency)
  const madeFinal = booked?.kind === 'order' ? booked.invoice : null
  if (madeFinal) await finaliseInvoice(ctx, tx, madeFinal, { paymentStatus: 'paid' })
  return { state, mails, madeFinal }
}

type Standing = { attempt: Attempt; remote: RemotePayment; state: PaymentState; booked: Booked | null }

async function keepStanding(ctx: Ctx, tx: Tx, { attempt, remote, state, booked }: Standing): Promise<void> {
  const { refunded, chargedBack } = remote
  const now = ctx.now()
  await changeAttempt(ctx, tx, attempt.id, {
    ...{ state, refunded, chargedBack, providerId: remote.id },
    ...(booked && { paidAt: remote.paidAt ?? now.toISOString(), problem: troubleOf(booked) }),
    askAgainAt: nextAsk(state, new Date(attempt.createdAt), now)?.toISOString() ?? null,
  })
  const by = { collection: 'payments', id: attempt.id, actorName: providerName(ctx) } as const
  if (state !== attempt.state)
    await keepEvent(ctx, tx, { ...by, change: 'Stand', before: attempt.state, after: state })
  for (const { says: _, ...back } of moneyBack(attempt, remote)) await keepEvent(ctx, tx, { ...by, ...back })
}

function troubleOf({ kind }: Booked): string | null {
  return kind === 'twice' || kind === 'otherTotal' ? TROUBLES[kind] : null
}

function noticesOf(ctx: Ctx, attempt: Attempt, remote: RemotePayment, booked: Booked | null): Notice[] {
  const back = moneyBack(attempt, remote).map(({ says }) => ({ kind: 'moneyBack', text: says }) as const)
  if (!booked || booked.kind === 'bill') return back
  if (booked.kind !== 'order') return [{ kind: booked.kind }, ...back]
  return [{ kind: 'paid', text: runsNow(booked.from, setUpBy(ctx.now())) }, ...back]
}
