import { startPayment } from '@/features/billing/server/payments/startPayment'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { sendNow, wasSent } from '@/platform/email/confirmation'
import { looksLikeBot } from '@/platform/forms/gate'
import { type PlaceOrderInput, type PlaceOrderResult, placeOrderSchema } from '../model/placed'
import { validateOrder } from './agreeOrder'
import { findPlacedOrder } from './findPlaced'
import { orderErrors } from './orderErrors'
import { ORDER_CONFIRMATION } from './orderMails'
import { type SavedOrder, saveOrder } from './saveOrder'
import { termsFile } from './termsAttachment'

/** Keeps an order with its customer, draft invoice and payment, mails the customer, and answers where to pay. */
export async function placeOrder(ctx: Ctx, input: unknown): Promise<PlaceOrderResult> {
  const parsed = placeOrderSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: orderErrors(parsed.error.issues) }
  try {
    return await place(ctx, parsed.data)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'an order was not placed' })
    return { kind: 'failed' }
  }
}

async function place(ctx: Ctx, input: PlaceOrderInput): Promise<PlaceOrderResult> {
  // Nobody may believe that they ordered when nothing is kept: what looks like a bot hears that it failed.
  if (looksLikeBot(input.gate)) return { kind: 'failed' }
  const agreed = await validateOrder(ctx, input)
  // What was placed stands, whatever changed since: an impatient visitor gets the first answer again.
  if ('kind' in agreed) return (await placedBefore(ctx, input)) ?? agreed
  const terms = await termsFile(agreed.terms, agreed.company.name)
  const kept = await saveOrder(ctx, agreed, [terms])
  return 'id' in kept ? answer(ctx, kept) : kept
}

async function placedBefore(ctx: Ctx, input: PlaceOrderInput): Promise<PlaceOrderResult | null> {
  const standing = await findPlacedOrder(database(ctx).drizzle, input)
  if (!standing || 'kind' in standing) return standing
  return answer(ctx, { kind: 'repeated', ...standing })
}

async function answer(ctx: Ctx, kept: SavedOrder): Promise<PlaceOrderResult> {
  const { id, orderKey, payment } = kept
  const [mailed, payAt] = await Promise.all([
    kept.kind === 'saved' ? sendNow(ctx, kept.mails) : wasSent(ctx, id, ORDER_CONFIRMATION),
    payment ? tryStartPayment(ctx, payment) : null,
  ])
  return { kind: mailed ? 'placed' : 'placedWithoutMail', orderKey, payAt }
}

/** An order that is kept stands, and can be paid later: nobody may be told that it failed. */
async function tryStartPayment(ctx: Ctx, payment: string): Promise<string | null> {
  try {
    return await startPayment(ctx, payment)
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'the payment of an order was not started', payment })
    return null
  }
}
