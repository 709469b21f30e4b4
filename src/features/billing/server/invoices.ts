import { isAbroad } from '@/features/tax/model/countries'
import { asSystem } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { type Tx, transaction } from '@/platform/db/transaction'
import { calculateTotals, type Totals } from '@/platform/money/tax'
import { dayOf, type Period } from '@/platform/time/day'
import type { InvoiceLine, Party } from '../model/invoice'
import { type FinalInvoice, numberInvoice } from './finalInvoiceRepository'
import { invoiceOwner } from './invoiceOwner'
import {
  type IdempotentRequest,
  type InvoiceRecord,
  insertDraft,
  lockInvoice,
  markInvoicesOverdue,
  readInvoice,
} from './invoiceRepository'
import { isWithdrawn } from './withdrawnInvoices'

/** A payment of the same order locks in this order too: the second of two that pay finds the invoice paid. */
export async function lockWithOwner(ctx: Ctx, tx: Tx, id: string): Promise<InvoiceRecord | null> {
  const order = (await readInvoice(tx.sql, id))?.order
  if (order) await invoiceOwner(ctx).lock(tx, order)
  return lockInvoice(tx.sql, id)
}

export type InvoicedOrder = { id: string; number: string }

export type InvoiceDraft = {
  order: InvoicedOrder | null
  customer: string
  buyer: Party
  lines: InvoiceLine[]
  period: Period | null
  note?: string | null
  credits?: string
  amounts?: Totals
  submission?: IdempotentRequest
}

/** In the caller's transaction. */
export function draftInvoice(ctx: Ctx, tx: Tx, draft: InvoiceDraft): Promise<string> {
  const { order, customer, lines, period, note, credits, amounts, submission } = draft
  return insertDraft(ctx, tx, {
    series: credits ? 'CR' : 'INV',
    order: order?.id ?? null,
    orderNumber: order?.number ?? null,
    customer,
    credits,
    buyer: partyOf(draft.buyer),
    lines,
    ...(amounts ?? calculateTotals(lines)),
    ...submission,
    periodFrom: period?.from,
    periodUntil: period?.until,
    note: note || null,
  })
}

function partyOf({ name, company, address, zipcode, city, country, email, kvk, vatId }: Party): Party {
  const abroad = country && isAbroad(country) ? { country } : {}
  return { name, company, address, zipcode, city, ...abroad, email, kvk, vatId }
}

type Finality = {
  paidBy?: 'provider' | 'transfer' | null
  paidOn?: string
  period?: Period | null
}

/**
 * Makes a draft final. It draws the next number of its series, which nobody else can draw until the caller's
 * transaction ends: do everything else BEFORE, and commit. Throws when the invoice is no draft.
 */
export async function finaliseInvoice(
  ctx: Ctx,
  tx: Tx,
  id: string,
  how: Finality = {},
): Promise<FinalInvoice> {
  const seller = await getSeller(ctx, tx)
  const { paidBy = null, paidOn = null, period = null } = how
  const final = await numberInvoice(ctx, tx, id, { seller, paidBy, paidOn, period, today: dayOf(ctx.now()) })
  if (!final) throw new Error(`invoice ${id} is no draft`)
  return final
}

/**
 * The agency as it stands on an invoice of today. Within a transaction it is read over the connection of that one: were
 * each to ask for a second, many at once would wait for each other for ever.
 */
export async function getSeller(ctx: Ctx, tx?: Tx): Promise<Party> {
  const company = await ctx.payload.findGlobal({ slug: 'company', depth: 0, req: tx?.req, ...asSystem })
  return {
    name: company.name,
    company: company.name,
    address: company.street,
    zipcode: company.postcode,
    city: company.city,
    email: company.email,
    kvk: company.kvk ?? '',
    vatId: company.vatId ?? '',
    iban: company.iban ?? '',
  }
}

export async function markOverdue(ctx: Ctx): Promise<void> {
  await transaction(ctx, async tx => {
    const overdue = await markInvoicesOverdue(ctx, tx, { today: dayOf(ctx.now()), except: isWithdrawn(ctx) })
    const change = { code: 'invoice.paymentStatusChanged', from: 'pending', to: 'overdue' } as const
    for (const id of overdue) await recordEvent(ctx, tx, { collection: 'hosting-invoices', id }, change)
  })
}
