import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import { PAYMENT_STATES, type PaymentState } from '../../model/payment'
import { descriptionOf, findPayment, findPurpose, pathAfter } from '../payments/paymentRepository'
import { settlePayment } from '../payments/settlePayment'
import type { PaymentProvider } from './PaymentProvider'

const KNOWN = /^test_(\d+)_(.+)$/

const testPaymentPath = (id: string) => `/betalen/test/${id}`

/**
 * Stands in for the provider where no money moves. It remembers nothing: the amount is in its id, and how a payment
 * ends is said once, by whoever chooses it.
 */
export function testProvider(said: PaymentState = 'open'): PaymentProvider {
  return {
    name: 'test',
    label: 'Testbetaling',
    webhook: null,
    createPayment: async ({ id, amount }) => ({
      providerId: `test_${amount}_${id}`,
      checkoutUrl: testPaymentPath(id),
    }),
    fetchPayment: async providerId => {
      const [, amount, payment] = KNOWN.exec(providerId) ?? []
      if (!amount || !payment) return null
      return {
        ...{ id: providerId, state: said, amount: Number(amount), currency: 'EUR' },
        ...{ metadata: { payment }, refunded: 0, chargedBack: 0, paidAt: null },
      }
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
