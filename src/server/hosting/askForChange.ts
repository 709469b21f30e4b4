import { requiredText } from '@/domain/leads/fields'
import { getCompany, type OwnCompany } from '../content/getCompany'
import type { Ctx } from '../ctx'
import { customerIdOf } from '../customers/customerRecord'
import { withinLimit } from '../limits'
import { sendAtOnce } from '../mail/confirmation'
import { type QueuedMail, queueMail } from '../mail/outbox'
import { type Tx, transaction } from '../transaction'
import { holdOwnOrder } from './holdOrder'
import { keepEvent } from './keepEvent'
import { changeTask } from './taskMails'

type AskResult =
  | { kind: 'asked' | 'askedWithoutMail' | 'tooMany' }
  | { kind: 'invalid'; errors: Record<string, string> }

const wish = requiredText('Schrijf wat er anders moet.')

/** Tells staff what a customer wants changed about their order. Null when the order is not theirs. */
export async function askForChange(ctx: Ctx, orderId: string, typed: string): Promise<AskResult | null> {
  const customer = customerIdOf(ctx)
  if (!customer) return null
  const read = wish.safeParse(typed)
  if (!read.success) return { kind: 'invalid', errors: { text: read.error.issues[0]?.message ?? '' } }
  if (!(await withinLimit(ctx, 'order-ask', customer))) return { kind: 'tooMany' }
  const company = await getCompany(ctx)
  const mails = await transaction(ctx, tx => ask(ctx, tx, company, { orderId, text: read.data }))
  if (!mails) return null
  return { kind: (await sendAtOnce(ctx, mails)) ? 'asked' : 'askedWithoutMail' }
}

type Asked = { orderId: string; text: string }

async function ask(
  ctx: Ctx,
  tx: Tx,
  company: OwnCompany,
  { orderId, text }: Asked,
): Promise<QueuedMail[] | null> {
  const order = await holdOwnOrder(ctx, tx, orderId)
  if (!order) return null
  const about = { collection: 'hosting-orders', id: order.id } as const
  await keepEvent(ctx, tx, { ...about, change: 'Wijziging gevraagd', before: null, after: text })
  return queueMail(ctx, tx, [changeTask(order, text, company)])
}
