import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { currentCustomerId } from '@/features/customers/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { requiredText } from '@/platform/forms/fields'
import { withinLimit } from '@/platform/limits/counters'
import { lockOwnOrder } from './orderRepository'
import { changeTaskMail } from './orderTaskMails'

type AskResult =
  | { kind: 'asked' | 'askedWithoutMail' | 'tooMany' }
  | { kind: 'invalid'; errors: Record<string, string> }

const wish = requiredText('Schrijf wat er anders moet.')

export async function askForChange(ctx: Ctx, orderId: string, typed: string): Promise<AskResult | null> {
  const customer = currentCustomerId(ctx)
  if (!customer) return null
  const read = wish.safeParse(typed)
  if (!read.success) return { kind: 'invalid', errors: { text: read.error.issues[0]?.message ?? '' } }
  if (!(await withinLimit(ctx, 'order-ask', customer))) return { kind: 'tooMany' }
  const company = await getCompany(ctx)
  const mails = await transaction(ctx, tx => ask(ctx, tx, company, { orderId, text: read.data }))
  if (!mails) return null
  return { kind: (await sendNow(ctx, mails)) ? 'asked' : 'askedWithoutMail' }
}

type Asked = { orderId: string; text: string }

async function ask(
  ctx: Ctx,
  tx: Tx,
  company: OwnCompany,
  { orderId, text }: Asked,
): Promise<QueuedMail[] | null> {
  const order = await lockOwnOrder(ctx, tx, orderId)
  if (!order) return null
  const about = { collection: 'hosting-orders', id: order.id } as const
  await recordEvent(ctx, tx, about, { code: 'order.changeRequested', text })
  return queueMail(ctx, tx, [changeTaskMail(order, text, company)])
}
