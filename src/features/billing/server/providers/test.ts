import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import { PAYMENT_STATES, type PaymentState, type ProviderPayment } from '../../model/payment'
import { descriptionOf, findPayment, findPurpose, pathAfter } from '../payments/paymentRepository'
import { settlePayment } from '../payments/settlePayment'
import { type KnownBack, type PaymentProvider, ProviderRefusal } from './PaymentProvider'

const KNOWN = /^test_(\d+)_(.+)$/

const NOTHING_BACK: KnownBack = { refunded: 0, chargedBack: 0 }

const testPaymentPath = (id: string) => `/betalen/test/${id}`

/**
 * Stands in for the provider where no money moves. It remembers nothing: the amount is in its id, how a payment ends is
 * said once, by whoever chooses it, and what went back is what we know of it.
 */
export function testProvider(said: PaymentState = 'open', back: Partial<KnownBack> = {}): PaymentProvider {
  const standing = (
    providerId: string,
    known: KnownBack = NOTHING_BACK,
    state = said,
  ): ProviderPayment | null => {
    const [, amount, payment] = KNOWN.exec(providerId) ?? []
    if (!amount || !payment) return null
    return {
      ...{ id: providerId, state, amount: Number(amount), currency: 'EUR' },
      ...{ metadata: { payment }, paidAt: null },
      refunded: back.refunded ?? known.refunded,
      chargedBack: back.chargedBack ?? known.chargedBack,
      refundIds: null,
    }
  }
  return {
    name: 'test',
    label: 'Testbetaling',
    webhook: null,
    createPayment: async ({ id, amount }) => ({
      providerId: `test_${amount}_${id}`,
      checkoutUrl: testPaymentPath(id),
    }),
    fetchPayment: async (providerId, known) => standing(providerId, known),
    cancelPayment: async (providerId, known) => standing(providerId, known, 'canceled'),
    refund: async ({ id, payment, amount }, known) => {
      const after = standing(payment, { ...known, refunded: known.refunded + amount })
      if (!after) throw new ProviderRefusal('geen betaling van de proef')
      return { providerId: `test_re_${id}`, payment: after }
    },
  }
}

const TEST = testProvider().name

type TestPayment = { id: string; description: string; amount: number; state: PaymentState }

/** A payment of the demonstration; null for any other, and wherever money is real. */
export async function findTestPayment(ctx: Ctx, id: string): Promise<TestPayment | null> {
  const attempt = await findOurs(ctx, id)
  const purpose = attempt && (await findPurpose(ctx, database(ctx).drizzle, id))
  if (!attempt || !purpose) return null
  return { id, description: descriptionOf(purpose), amount: attempt.amount, state: attempt.state }
}

export async function decideTestPayment(ctx: Ctx, id: string, said: string): Promise<string | null> {
  const state = PAYMENT_STATES.find(each => each.value === said)?.value
  const attempt = state && (await findOurs(ctx, id))
  // Where it goes on is decided by what was paid for, so before it is paid.
  const purpose = attempt && (await findPurpose(ctx, database(ctx).drizzle, id))
  if (!purpose) return null
  await settlePayment(ctx, id, testProvider(state))
  return pathAfter(purpose)
}

async function findOurs(ctx: Ctx, id: string) {
  if (ctx.payments.current.name !== TEST || !isRecordId(id)) return null
  const attempt = await findPayment(ctx, id)
  return attempt?.provider === TEST && attempt.providerId ? attempt : null
}
