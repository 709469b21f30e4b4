import { draftInvoice } from '@/features/billing/server/public'
import { toParty } from '@/features/customers/model/customer'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import type { Evidence } from '../model/acceptance'
import type { Edition } from '../model/quote'
import { type PricedItem, toInvoiceLine } from '../model/quoteLines'
import { type InstalmentMoment, instalmentLines, instalmentName, isDue, splitTotals } from '../model/schedule'
import { insertInstalment, listInstalments, type StoredInstalment, setInvoice } from './assignmentRepository'

/** What was accepted of a quote; `items` are the lines that were chosen. */
export type Agreed = { quote: string; edition: Edition; evidence: Evidence; items: PricedItem[] }

/** None where nothing is paid once. */
export async function insertInstalments(
  ctx: Ctx,
  tx: Tx,
  assignment: string,
  { quote, edition: { schedule }, evidence }: Agreed,
): Promise<void> {
  const { once } = evidence.totals
  if (once.incl <= 0) return
  const parts = splitTotals(once, schedule)
  for (const [at, instalment] of schedule.entries()) {
    const amounts = parts[at]
    if (!amounts) throw new Error(`instalment ${at} of quote ${evidence.number} has no amounts`)
    const label = instalmentName(instalment)
    await insertInstalment(ctx, tx, { ...instalment, assignment, quote, label, amounts })
  }
}

type Due = { assignment: { id: string; customer: string }; agreed: Agreed[]; at: InstalmentMoment }

/** Drafts an invoice for each that is due and has none; the caller makes them final as the last of its transaction. */
export async function draftDueInstalments(
  ctx: Ctx,
  tx: Tx,
  { assignment, agreed, at }: Due,
): Promise<string[]> {
  const instalments = await listInstalments(tx.sql, assignment.id)
  const invoices: string[] = []
  for (const each of agreed) {
    const own = instalments.filter(({ quote }) => quote === each.quote)
    invoices.push(...(await draftDue(ctx, tx, { customer: assignment.customer, agreed: each, own, at })))
  }
  return invoices
}

/** `own` are the instalments of one quote, in the order of its schedule. */
type OwnDue = { customer: string; agreed: Agreed; own: StoredInstalment[]; at: InstalmentMoment }

async function draftDue(
  ctx: Ctx,
  tx: Tx,
  { customer, agreed: { edition, evidence, items }, own, at }: OwnDue,
): Promise<string[]> {
  const { schedule, number } = edition
  const bought = items.filter(each => each.rhythm === 'once').map(toInvoiceLine)
  const today = dayOf(ctx.now())
  const invoices: string[] = []
  for (const [place, { id: instalment, amounts, invoice, ...when }] of own.entries()) {
    if (invoice || amounts.incl <= 0 || !isDue(when, { at, today })) continue
    const made = await draftInvoice(ctx, tx, {
      ...{ order: null, customer, buyer: toParty(evidence.customer), period: null, amounts },
      lines: instalmentLines(place, amounts, { bought, schedule, number }),
      note: referenceNote(evidence),
    })
    await setInvoice(ctx, tx, instalment, made)
    invoices.push(made)
  }
  return invoices
}

function referenceNote({ number, reference }: Evidence): string {
  const own = reference ? ` Jouw kenmerk: ${reference}.` : ''
  return `Bij offerte ${number}.${own}`
}
