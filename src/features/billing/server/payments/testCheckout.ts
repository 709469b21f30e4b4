import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { isRecordId } from '@/platform/text/recordId'
import { PAYMENT_STATES, type PaymentState } from '../../model/payment'
import { testProvider } from '../providers/test'
import { descriptionOf, findPayment, findPurpose, pathAfter } from './paymentRepository'
import { settlePayment } from './settlePayment'

const TEST = testProvider().name

/** What the page that stands in for the provider shows. Cents, with VAT. */
type TestPayment = { id: string; description: string; amount: number; state: PaymentState }

/** A payment of the demonstration; null for any other, and wherever money is real. */
export async function findTestPayment(ctx: Ctx, id: string): Promise<TestPayment | null> {
  const attempt = await findOurs(ctx, id)
  const purpose = attempt && (await findPurpose(ctx, database(ctx).drizzle, id))
  if (!attempt || !purpose) return null
  return { id, description: descriptionOf(purpose), amount: attempt.amount, state: attempt.state }
}

/** Has a payment of the demonstration end in this way, and answers where the visitor goes on; null likewise. */
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
