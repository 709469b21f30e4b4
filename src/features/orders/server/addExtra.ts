import type { Party } from '@/features/billing/model/invoice'
import {
  draftInvoice,
  finaliseInvoice,
  lockTermInvoices,
  payOwnInvoice,
  tryStoreInvoicePdf,
} from '@/features/billing/server/public'
import type { HostingExtra } from '@/features/catalogue/model/priceList'
import { listHostingExtras } from '@/features/catalogue/server/public'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { currentCustomerId, getBillingDetails, mayChange } from '@/features/customers/server/public'
import type { Holder } from '@/features/tax/server/public'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import type { FormValues } from '@/platform/http/formInput'
import { dayOf } from '@/platform/time/day'
import type { ExtraOffer } from '../model/charges'
import { EXTRA_TASK_PREFIX, withChange } from '../model/checklist'
import { midwayLabel } from '../model/invoicedExtras'
import { taxOf } from '../model/orderLines'
import { lockOwnOrder, updateOrder } from './orderRepository'
import type { Order } from './orderRow'
import { extraTaskMail } from './orderTaskMails'
import { taxedOffer } from './taxedOffer'

/** `invoice` is null when nothing is due until its next term. `total` is in cents with VAT. */
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
  await Promise.all([
    sendNow(ctx, added.mails),
    added.invoice ? tryStoreInvoicePdf(ctx, added.invoice) : undefined,
  ])
  return { kind: 'added', invoice: added.invoice }
}

type AddExtraAnswer = { kind: AddExtraResult['kind'] | 'gone'; detail?: string }

/** Answers where the extra is paid, or its new total. What is not paid at once stands with the open invoices. */
export async function addExtraAndPay(
  ctx: Ctx,
  { order = '', extra = '', seenTotal }: FormValues,
): Promise<AddExtraAnswer> {
  const added = await addExtra(ctx, order, extra, Number(seenTotal))
  if (!added) return { kind: 'gone' }
  if (added.kind === 'priceChanged') return { kind: added.kind, detail: String(added.total) }
  if (added.kind !== 'added' || !added.invoice) return { kind: added.kind }
  const pay = await payOwnInvoice(ctx, added.invoice)
  return { kind: added.kind, detail: pay.kind === 'pay' ? pay.payAt : '' }
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
  const buyer = (await getBillingDetails(tx, order.customer)) ?? order.buyer
  const invoices = await lockTermInvoices(tx, order.id, dayOf(ctx.now()))
  const offer = await taxedOffer(ctx, tx.sql, { extra, order, invoices, buyer })
  if (typeof offer === 'string') return { kind: offer }
  if (seenTotal !== undefined && seenTotal !== offer.now.incl)
    return { kind: 'priceChanged', total: offer.now.incl }
  return join(ctx, tx, { order, offer, buyer, company })
}

type Buyer = Party & Holder

type Joining = { order: Order; offer: ExtraOffer; buyer: Buyer; company: OwnCompany }

async function join(ctx: Ctx, tx: Tx, { order, offer, buyer, company }: Joining): Promise<Added> {
  const { line } = offer
  const work = {
    ...{ key: `${EXTRA_TASK_PREFIX}${line.key}`, label: `Extra aanzetten: ${line.label}` },
    ...{ doneAt: null, doneBy: null },
  }
  await updateOrder(ctx, tx, order.id, {
    lines: [...order.lines, line],
    checklist: withChange(order.checklist, work, { before: null, after: line }),
  })
  const about = { collection: 'hosting-orders', id: order.id } as const
  await recordEvent(ctx, tx, about, { code: 'order.extraAdded', label: line.label })
  const mails = await queueMail(ctx, tx, [extraTaskMail(order, line.label, company)])
  return { mails, invoice: await invoiceExtra(ctx, tx, order, buyer, offer) }
}

/** The invoice of an extra until the end of the term; null when nothing is due. It draws a number, last of all. */
async function invoiceExtra(
  ctx: Ctx,
  tx: Tx,
  order: Order,
  buyer: Buyer,
  { line, period, now }: ExtraOffer,
): Promise<string | null> {
  if (now.excl <= 0) return null
  const price = { quantity: 1, unitPrice: now.excl, amount: now.excl, ...taxOf(line) }
  const invoice = await draftInvoice(ctx, tx, {
    ...{ order, customer: order.customer, buyer, period },
    lines: [{ label: midwayLabel(line), ...price }],
  })
  await finaliseInvoice(ctx, tx, invoice)
  return invoice
}
