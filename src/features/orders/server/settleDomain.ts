import { tryStoreInvoicePdf } from '@/features/billing/server/storeInvoicePdf'
import type { DomainPrices } from '@/features/catalogue/model/catalogue'
import { getPriceList } from '@/features/catalogue/server/getPriceList'
import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/getCompany'
import { requireOperator } from '@/platform/access/forOperators'
import { recordEvent } from '@/platform/audit/keepEvent'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { sendNow } from '@/platform/email/confirmation'
import { type QueuedMail, queueMail } from '@/platform/email/outbox'
import { domainCharge } from '../model/domainMoney'
import { canDomainBecome, type DomainState } from '../model/domainStates'
import { domainChange } from './domainChange'
import { domainLetter } from './domainLetters'
import { lockOrder, updateOrder } from './holdOrder'
import { billDomainChange } from './settleMoney'

/**
 * `settledWithoutCredit`: the name proved taken, and its line could not be credited by itself. `notActive`: nothing
 * is settled for an order that does not run.
 */
export type SettleResult = {
  kind: 'settled' | 'settledWithoutCredit' | 'refused' | 'notActive' | 'notFound'
}

type Settled = { kind: 'settled' | 'settledWithoutCredit'; invoice: string | null; mails: QueuedMail[] }

/**
 * Writes down what became of the name of an order that runs: what was on request is invoiced once it is registered,
 * and what was paid for a name that proved taken is credited.
 */
export async function settleDomain(ctx: Ctx, id: string, to: DomainState): Promise<SettleResult> {
  requireOperator(ctx)
  const [company, { domain: prices }] = await Promise.all([getCompany(ctx), getPriceList(ctx)])
  const settled = await transaction(ctx, tx => settle(ctx, tx, { id, to, company, prices }))
  if (!('mails' in settled)) return settled
  await Promise.all([
    sendNow(ctx, settled.mails),
    settled.invoice ? tryStoreInvoicePdf(ctx, settled.invoice) : undefined,
  ])
  return { kind: settled.kind }
}

type Settling = { id: string; to: DomainState; company: Company; prices: DomainPrices }

async function settle(
  ctx: Ctx,
  tx: Tx,
  { id, to, company, prices }: Settling,
): Promise<SettleResult | Settled> {
  const order = await lockOrder(ctx, tx, id)
  if (!order?.domainState || !order.domainName) return { kind: 'notFound' }
  if (order.status !== 'active') return { kind: 'notActive' }
  if (!canDomainBecome(order.domainState, to)) return { kind: 'refused' }
  await updateOrder(ctx, tx, id, domainChange(ctx, order, to, prices))
  const became = { change: 'Domein', before: order.domainState, after: to }
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id, ...became })
  const mails = await queueMail(ctx, tx, [domainLetter(order, to, company)])
  // The number of an invoice is drawn last of all.
  return { ...(await billDomainChange(ctx, tx, order, domainCharge(order, to, prices))), mails }
}
