import * as z from 'zod/mini'
import type { Party } from '@/features/billing/model/invoice'
import type { TermInvoice } from '@/features/billing/model/termInvoice'
import {
  creditInTransaction,
  draftInvoice,
  finaliseInvoice,
  listTermInvoices,
  lockTermInvoices,
  setOffCredit,
  taxTreatment,
  tryStoreInvoicePdf,
} from '@/features/billing/server/public'
import { listHostingExtras, listHostingPackages } from '@/features/catalogue/server/public'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { readingFor } from '@/features/customers/model/customer'
import { getBillingDetails, getLeavingTerms } from '@/features/customers/server/public'
import type { Holder } from '@/features/tax/server/public'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Sql, type Tx, transaction } from '@/platform/db/transaction'
import { type QueuedMail, queueMail, sendNow } from '@/platform/email/outbox'
import { formatAmount } from '@/platform/money/euro'
import { dayOf } from '@/platform/time/day'
import { changeTask, withChange } from '../model/checklist'
import {
  type ChangeRefusal,
  changeSentences,
  MAX_EXTRAS,
  type OrderChangePlan,
  planChange,
  setOffs,
  type Wanted,
  whatChanges,
} from '../model/orderChange'
import { supplyOf } from '../model/orderLines'
import { pricesAfterChange } from '../model/priceRise'
import { changeLetter } from './changeLetter'
import { findOrder, lockOrder, updateOrder } from './orderRepository'
import type { Order } from './orderRow'

const wantedSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['package', 'extra']),
  key: z.string().check(z.maxLength(80)),
  quantity: z.int().check(z.minimum(0), z.maximum(MAX_EXTRAS)),
})

/** What staff saw that the customer pays or gets back, in cents with VAT. */
const changeSchema = z.extend(wantedSchema, { toPay: z.number(), refund: z.number() })

type Asked = z.infer<typeof wantedSchema>

type Refused = { kind: ChangeRefusal | 'notFound' | 'invalid' }

export type ChangePreview = { kind: 'planned'; toPay: number; refund: number; sentences: string[] } | Refused

export type ChangeResult = { kind: 'changed' | 'priceChanged' } | Refused

/** What a change comes to today. Changes nothing. */
export async function previewOrderChange(ctx: Ctx, input: unknown): Promise<ChangePreview> {
  requireOperator(ctx)
  const parsed = wantedSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid' }
  const wanted = await findWanted(ctx, parsed.data)
  if (!wanted) return { kind: 'notSold' }
  const db = database(ctx).drizzle
  const order = await findOrder(ctx, db, parsed.data.id)
  if (!order) return { kind: 'notFound' }
  const invoices = await listTermInvoices(db, order.id, dayOf(ctx.now()))
  const { plan } = await planFor(ctx, { sql: db }, { order, wanted, invoices })
  if (typeof plan === 'string') return { kind: plan }
  const { toPay, refund } = plan
  return { kind: 'planned', toPay, refund, sentences: changeSentences(plan, readingFor(order.buyer.kind)) }
}

/**
 * Changes a running order from today, at what staff saw: credits the days that are not used, invoices the new ones, and
 * sets the one off against the other. Pressed twice it is `alreadyThere`.
 */
export async function changeOrder(ctx: Ctx, input: unknown): Promise<ChangeResult> {
  requireOperator(ctx)
  const parsed = changeSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid' }
  const { data: asked } = parsed
  const [wanted, company] = await Promise.all([findWanted(ctx, asked), getCompany(ctx)])
  if (!wanted) return { kind: 'notSold' }
  const changed = await transaction(ctx, tx => change(ctx, tx, { asked, wanted, company }))
  if ('kind' in changed) return changed
  await Promise.all([
    sendNow(ctx, changed.mails),
    ...changed.documents.map(document => tryStoreInvoicePdf(ctx, document)),
  ])
  return { kind: 'changed' }
}

async function findWanted(ctx: Ctx, { kind, key, quantity }: Asked): Promise<Wanted | null> {
  if (kind === 'package') {
    const found = (await listHostingPackages(ctx)).find(each => each.key === key)
    return found ? { package: found } : null
  }
  const sold = (await listHostingExtras(ctx)).find(each => each.key === key) ?? null
  return { extra: key, sold, quantity }
}

type Buyer = Party & Holder
type Planning = { order: Order; wanted: Wanted; invoices: TermInvoice[] }
type Planned = { plan: OrderChangePlan | ChangeRefusal; buyer: Buyer }

/** Taxed as a sale of today; what is credited keeps the VAT that it had. */
async function planFor(ctx: Ctx, db: { sql: Sql }, { order, wanted, invoices }: Planning): Promise<Planned> {
  const today = dayOf(ctx.now())
  const buyer = (await getBillingDetails(db, order.customer)) ?? order.buyer
  const terms = await getLeavingTerms(db, order.customer, order.buyer)
  const situation = { order, invoices, today, terms }
  const untaxed = planChange(situation, wanted)
  if (typeof untaxed === 'string' || !untaxed.after || untaxed.charges.length === 0)
    return { plan: untaxed, buyer }
  const charged = untaxed.charges.reduce((sum, { amounts }) => sum + amounts.excl, 0)
  const electronic = supplyOf(untaxed.after) === 'electronic' ? charged : 0
  const treatment = await taxTreatment(ctx, db.sql, buyer, electronic)
  return { plan: planChange({ ...situation, treatment }, wanted), buyer }
}

type Change = { asked: z.infer<typeof changeSchema>; wanted: Wanted; company: OwnCompany }
type Changed = { mails: QueuedMail[]; documents: string[] }

async function change(ctx: Ctx, tx: Tx, { asked, wanted, company }: Change): Promise<Changed | ChangeResult> {
  const order = await lockOrder(ctx, tx, asked.id)
  if (!order) return { kind: 'notFound' }
  const invoices = await lockTermInvoices(tx, order.id, dayOf(ctx.now()))
  const { plan, buyer } = await planFor(ctx, tx, { order, wanted, invoices })
  if (typeof plan === 'string') return { kind: plan }
  if (plan.toPay !== asked.toPay || plan.refund !== asked.refund) return { kind: 'priceChanged' }
  await save(ctx, tx, order, plan)
  const sentences = changeSentences(plan, readingFor(order.buyer.kind))
  const mails = await queueMail(ctx, tx, [changeLetter(order, sentences, company)])
  return { mails, documents: await settle(ctx, tx, { order, plan, buyer }) }
}

async function save(ctx: Ctx, tx: Tx, order: Order, plan: OrderChangePlan): Promise<void> {
  const { before, after } = plan
  const lines = before
    ? order.lines.flatMap(line => (line === before ? (after ?? []) : line))
    : [...order.lines, ...(after ? [after] : [])]
  const work = changeTask(plan)
  await updateOrder(ctx, tx, order.id, {
    lines,
    checklist: withChange(order.checklist, work, plan),
    announcedPrices: pricesAfterChange(order.announcedPrices, plan),
    ...(after?.kind === 'package' && packageColumns(order, after)),
  })
  const about = { collection: 'hosting-orders', id: order.id } as const
  await recordEvent(ctx, tx, about, { code: 'order.changed', from: nameOf(before), to: nameOf(after) })
}

const nameOf = (line: OrderChangePlan['after']) => (line ? `${line.quantity} × ${line.label}` : 'niets')

/** An order of hosting is called after its package. */
function packageColumns({ title, packageName }: Order, { key, label }: { key: string; label: string }) {
  return { packageKey: key, packageName: label, ...(title === packageName && { title: label }) }
}

type Settling = { order: Order; plan: OrderChangePlan; buyer: Buyer }

/** Numbers are drawn here, last of all. Answers the documents, whose PDFs the caller stores after the commit. */
async function settle(ctx: Ctx, tx: Tx, { order, plan, buyer }: Settling): Promise<string[]> {
  const { charges, credits } = plan
  const drafts: string[] = []
  for (const { period, line } of charges)
    drafts.push(
      await draftInvoice(ctx, tx, { order, customer: order.customer, buyer, period, lines: [line] }),
    )
  const amounts = setOffs(plan)
  const made: { credit: string; amount: number }[] = []
  for (const [at, { invoice, lines, period }] of credits.entries()) {
    const amount = amounts[at] ?? 0
    const part = { lines, period, note: noteOf(plan, amount) }
    const credit = await creditInTransaction(ctx, tx, invoice, part)
    if (credit.kind !== 'credited') throw new Error(`invoice ${invoice} was not credited: ${credit.kind}`)
    made.push({ credit: credit.id, amount })
  }
  for (const draft of drafts) await finaliseInvoice(ctx, tx, draft)
  const [invoice] = drafts
  for (const { credit, amount } of made)
    if (invoice && amount > 0) await setOffCredit(ctx, tx, { credit, invoice, amount })
  return [...made.map(({ credit }) => credit), ...drafts]
}

function noteOf(plan: OrderChangePlan, setOff: number): string {
  const why = whatChanges(plan)
  return setOff > 0 ? `${why} Hiervan verrekenen we ${formatAmount(setOff)} met de nieuwe factuur.` : why
}
