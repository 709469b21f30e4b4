import { tryStoreInvoicePdf } from '@/features/billing/server/storeInvoicePdf'
import type { HostingExtra } from '@/features/catalogue/model/catalogue'
import { listHostingExtras } from '@/features/catalogue/server/listCatalogue'
import { getCompany, type OwnCompany } from '@/features/company/server/getCompany'
import { currentCustomerId } from '@/features/customers/server/customerRecord'
import { mayChange } from '@/features/customers/server/limits'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { dayOf } from '@/platform/time/day'
import { EXTRA_TASK_PREFIX } from '../model/checklist'
import { type ExtraOffer, extraOffer } from '../model/extraOffer'
import { invoiceExtra } from './billExtra'
import { type LockedOrderDetails, lockOwnOrder, updateOrder } from './holdOrder'
import { extraTask } from './taskMails'

/** `invoice` is null when the whole term of the extra is still to be invoiced. `total` is in cents with VAT. */
type AddExtraResult =
  | { kind: 'added'; invoice: string | null }
  | { kind: 'priceChanged'; total: number }
  | { kind: 'notSold' | 'alreadyThere' | 'notActive' | 'tooMany' }

type Added = { invoice: string | null; mails: QueuedMail[] }

/**
 * Adds an extra to an order of the customer who asks, from today, with an invoice until the end of its term. With
 * `seenTotal` only at the price that they saw. Null when the order is not theirs.
 */
export async function addExtra(
  ctx: Ctx,
  orderId: string,
  key: string,
  seenTotal?: number,
): Promise<AddExtraResult | null> {
  const customer = currentCustomerId(ctx)
  if (!customer) return null
  if (!(await mayChange(ctx, customer))) return { kind: 'tooMany' }
  const [company, extras] = await Promise.all([getCompany(ctx), listHostingExtras(ctx)])
  const extra = extras.find(each => each.key === key)
  const added = await transaction(ctx, tx => add(ctx, tx, { orderId, extra, seenTotal, company }))
  if (!added || 'kind' in added) return added
  await Promise.all([sendNow(ctx, added.mails), added.invoice ? tryStoreInvoicePdf(ctx, added.invoice) : undefined])
  return { kind: 'added', invoice: added.invoice }
}

type Adding = {
  orderId: string
  extra: HostingExtra | undefined
  seenTotal: number | undefined
  company: OwnCompany
}

async function add(
  ctx: Ctx,
  tx: Tx,
  { orderId, extra, seenTotal, company }: Adding,
): Promise<AddExtraResult | Added | null> {
  const order = await lockOwnOrder(ctx, tx, orderId)
  if (!order) return null
  if (!extra) return { kind: 'notSold' }
  const offer = extraOffer(extra, order, dayOf(ctx.now()))
  if (typeof offer === 'string') return { kind: offer }
  if (seenTotal !== undefined && seenTotal !== offer.now.incl)
    return { kind: 'priceChanged', total: offer.now.incl }
  return join(ctx, tx, { order, offer, company })
}

type Joining = { order: LockedOrderDetails; offer: ExtraOffer; company: OwnCompany }

async function join(ctx: Ctx, tx: Tx, { order, offer, company }: Joining): Promise<Added> {
  const { line } = offer
  const work = {
    ...{ key: `${EXTRA_TASK_PREFIX}${line.key}`, label: `Extra aanzetten: ${line.label}` },
    ...{ doneAt: null, doneBy: null },
  }
  await updateOrder(ctx, tx, order.id, {
    lines: [...order.lines, line],
    checklist: [...(order.checklist ?? []), work],
  })
  const about = { collection: 'hosting-orders', id: order.id } as const
  await recordEvent(ctx, tx, { ...about, change: 'Extra toegevoegd', before: null, after: line.label })
  const mails = await queueMail(ctx, tx, [extraTask(order, line.label, company)])
  return { mails, invoice: await invoiceExtra(ctx, tx, order, offer) }
}
