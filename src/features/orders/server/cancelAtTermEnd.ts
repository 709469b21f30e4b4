import { getCompany, type OwnCompany } from '@/features/company/server/getCompany'
import { currentCustomerId } from '@/features/customers/server/customerRecord'
import { mayChange } from '@/features/customers/server/limits'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { lockOwnOrder, updateOrder } from './holdOrder'
import { endLetter, endTask } from './taskMails'

type CancelResult = { kind: 'cancelled'; endsOn: string } | { kind: 'notActive' | 'tooMany' }

type Ended = { endsOn: string; mails: QueuedMail[] }

/**
 * Has an order of the customer who asks end with what is invoiced; asked again it is the same answer. Null when the
 * order is not theirs.
 */
export async function cancelAtTermEnd(ctx: Ctx, orderId: string): Promise<CancelResult | null> {
  const customer = currentCustomerId(ctx)
  if (!customer) return null
  if (!(await mayChange(ctx, customer))) return { kind: 'tooMany' }
  const company = await getCompany(ctx)
  const ended = await transaction(ctx, tx => setEndDay(ctx, tx, orderId, company))
  if (!ended || 'kind' in ended) return ended
  await sendNow(ctx, ended.mails)
  return { kind: 'cancelled', endsOn: ended.endsOn }
}

async function setEndDay(
  ctx: Ctx,
  tx: Tx,
  orderId: string,
  company: OwnCompany,
): Promise<Ended | CancelResult | null> {
  const order = await lockOwnOrder(ctx, tx, orderId)
  if (!order) return null
  const { id, status, endsOn: known, invoicedUntil: endsOn } = order
  if (status !== 'active' || !endsOn) return { kind: 'notActive' }
  if (known) return { kind: 'cancelled', endsOn: known }
  await updateOrder(ctx, tx, id, { endsOn })
  const event = { collection: 'hosting-orders', id, change: 'Opgezegd per', before: null } as const
  await recordEvent(ctx, tx, { ...event, after: endsOn })
  const drafts = [endLetter(order, endsOn, company), endTask(order, endsOn, company)]
  return { endsOn, mails: await queueMail(ctx, tx, drafts) }
}
