import type { InvoiceLine } from '@/features/billing/model/invoice'
import {
  creditInTransaction,
  draftInvoice,
  finaliseInvoice,
  findFirstInvoice,
  taxLines,
  tryStoreInvoicePdf,
} from '@/features/billing/server/public'
import type { DomainPrices } from '@/features/catalogue/model/priceList'
import { getPriceList } from '@/features/catalogue/server/public'
import type { Company } from '@/features/company/model/company'
import { getCompany } from '@/features/company/server/public'
import { getBillingDetails } from '@/features/customers/server/public'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { addMonths, dayOf } from '@/platform/time/day'
import { type DomainCharge, domainCharge } from '../model/charges'
import { checklistAfter, openTasks } from '../model/checklist'
import { canDomainBecome, type DomainOutcome, type DomainState, domainState } from '../model/domain'
import { DOMAIN_TERM_MONTHS, domainLine, supplyOf } from '../model/orderLines'
import { orderIs } from '../model/orderStatus'
import { startLine } from '../model/renewal'
import { nameWaits } from '../model/starting'
import { lockOrder, type OrderChange, updateOrder } from './orderRepository'
import type { Order } from './orderRow'
import { domainLetter } from './statusMails'

/**
 * `settledWithoutCredit`: the name proved taken, and its line could not be credited by itself. `notActive`: nothing
 * is settled for an order that does not run. `tooEarly`: its customer can still withdraw, and did not agree to register
 * the name before.
 */
export type DomainOutcomeResult = {
  kind: 'settled' | 'settledWithoutCredit' | 'refused' | 'notActive' | 'tooEarly' | 'notFound'
}

type Settled = { kind: 'settled' | 'settledWithoutCredit'; invoice: string | null; mails: QueuedMail[] }

/**
 * Writes down what became of the name of an order that runs: what was on request is invoiced once it is registered,
 * and what was paid for a name that proved taken is credited.
 */
export async function recordDomainOutcome(
  ctx: Ctx,
  id: string,
  to: DomainState,
): Promise<DomainOutcomeResult> {
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
): Promise<DomainOutcomeResult | Settled> {
  const order = await lockOrder(ctx, tx, id)
  if (!order?.domainState || !order.domainName) return { kind: 'notFound' }
  if (!orderIs('isWorkedOn', order)) return { kind: 'notActive' }
  if (!canDomainBecome(order.domainState, to)) return { kind: 'refused' }
  if (domainState(to).isRegistered && nameWaits(order, dayOf(ctx.now()))) return { kind: 'tooEarly' }
  const change = domainChange(ctx, order, to, prices)
  await updateOrder(ctx, tx, id, { ...change, ...(await taxedChange(ctx, tx, order, change)) })
  const became = { code: 'order.domainChanged', from: order.domainState, to } as const
  await recordEvent(ctx, tx, { collection: 'hosting-orders', id }, became)
  const mails = await queueMail(ctx, tx, [domainLetter(order, to, company)])
  // The number of an invoice is drawn last of all.
  return { ...(await billDomainChange(ctx, tx, order, domainCharge(order, to, prices))), mails }
}

/** What changes on an order when its name becomes this. What it costs later changes only with what is delivered. */
function domainChange(ctx: Ctx, order: Order, to: DomainOutcome, prices: DomainPrices): OrderChange {
  const today = dayOf(ctx.now())
  switch (to) {
    case 'registered': {
      const isOnRequest = order.domainState !== null && domainState(order.domainState).isOnRequest
      const waited = order.lines.some(({ kind, startedOn }) => kind === 'domain' && startedOn === null)
      return {
        ...{ domainState: to, ...tickItem(ctx, order, 'register', true) },
        ...((isOnRequest || waited) && {
          lines: order.lines.map(line => (line.kind === 'domain' ? startLine(line, today) : line)),
        }),
      }
    }
    case 'moved':
      return { domainState: to, ...tickItem(ctx, order, 'move', true) }
    case 'lost':
      return { domainState: to, ...tickItem(ctx, order, 'register', true), ...withoutDomain(order) }
    case 'toMove':
      return toMove(order, prices, today)
    case 'own':
      return { domainState: to, domainMode: to, checklist: workFor(order, to), ...withoutDomain(order) }
    default:
      return to satisfies never
  }
}

/** A name that joins an order is taxed as its customer is today. */
async function taxedChange(ctx: Ctx, tx: Tx, order: Order, { lines }: OrderChange): Promise<OrderChange> {
  if (!lines) return {}
  const buyer = (await getBillingDetails(tx, order.customer)) ?? order.buyer
  const added = lines.filter(line => !order.lines.includes(line))
  const taxed = await taxLines(ctx, tx.sql, buyer, added, supplyOf)
  return { lines: lines.map(line => taxed[added.indexOf(line)] ?? line) }
}

function toMove(order: Order, prices: DomainPrices, today: string): OrderChange {
  const move = domainLine({ name: order.domainName ?? '', mode: 'move', answer: null }, prices)
  return {
    ...{ domainState: 'toMove', domainMode: 'move', checklist: workFor(order, 'toMove') },
    lines: [...order.lines, ...move.map(line => startLine(line, today))],
  }
}

function withoutDomain({ lines }: Order): Pick<Order, 'lines'> {
  return { lines: lines.filter(line => line.kind !== 'domain') }
}

const workFor = ({ checklist, domainState: from }: Order, to: DomainState) =>
  from ? checklistAfter(checklist, from, to) : checklist

/** `invoice` was made final, and its paper is to be drawn after the commit. */
type BilledChange = { kind: 'settled' | 'settledWithoutCredit'; invoice: string | null }

/** Draws a number, so the caller does everything else before it. */
async function billDomainChange(ctx: Ctx, tx: Tx, order: Order, money: DomainCharge): Promise<BilledChange> {
  if (!money) return { kind: 'settled', invoice: null }
  if (money.kind === 'bill')
    return { kind: 'settled', invoice: await billFirstYear(ctx, tx, order, money.line) }
  const credit = await creditDomainLine(ctx, tx, order, money.line)
  return { kind: credit ? 'settled' : 'settledWithoutCredit', invoice: credit }
}

/** Takes a line back from the invoice that the order began with; null when that cannot be credited by itself. */
async function creditDomainLine(ctx: Ctx, tx: Tx, order: Order, line: InvoiceLine): Promise<string | null> {
  const first = await findFirstInvoice(tx.sql, order.id)
  if (!first?.number) return null
  const note = `De domeinnaam ${order.domainName} bleek bezet.`
  const credit = await creditInTransaction(ctx, tx, first.id, { lines: [line], note })
  return credit.kind === 'credited' ? credit.id : null
}

async function billFirstYear(ctx: Ctx, tx: Tx, order: Order, line: InvoiceLine): Promise<string> {
  const from = dayOf(ctx.now())
  const buyer = (await getBillingDetails(tx, order.customer)) ?? order.buyer
  const lines = await taxLines(ctx, tx.sql, buyer, [line], () => 'electronic')
  const invoice = await draftInvoice(ctx, tx, {
    ...{ order, customer: order.customer, buyer, lines },
    period: { from, until: addMonths(from, DOMAIN_TERM_MONTHS) },
  })
  await finaliseInvoice(ctx, tx, invoice)
  return invoice
}

export function tickItem(
  ctx: Ctx,
  { checklist, setUpAt }: Order,
  key: string,
  done: boolean,
): Pick<Order, 'checklist' | 'setUpAt'> {
  const now = ctx.now().toISOString()
  const tick = done ? { doneAt: now, doneBy: actorName(ctx) } : { doneAt: null, doneBy: null }
  const items = checklist.map(item => (item.key === key ? { ...item, ...tick } : item))
  const isSetUp = openTasks(items).length === 0
  if (isSetUp) return { checklist: items, setUpAt: setUpAt ?? now }
  return { checklist: items, setUpAt: done ? setUpAt : null }
}

function actorName({ user }: Ctx): string {
  return user && 'name' in user ? String(user.name) : 'Systeem'
}
