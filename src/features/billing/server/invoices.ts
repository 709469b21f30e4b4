import { sql } from '@payloadcms/db-postgres/drizzle'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx } from '@/platform/db/transaction'
import { calculateTotals, type Totals } from '@/platform/money/tax'
import { dayOf, type Period, yearOf } from '@/platform/time/day'
import { type InvoiceLine, PAYMENT_DAYS, type Party } from '../model/invoice'
import { byForm, type IdempotentRequest } from './invoiceRepository'

export type InvoiceDraft = {
  order: string | null
  customer: string
  buyer: Party
  lines: InvoiceLine[]
  /** The days that are paid for. The first invoice of an order gets its first term when it becomes final. */
  period: Period | null
  note?: string | null
  /** The invoice that this one credits; its lines are negative then. */
  credits?: string
  /** What the lines come to, where that is not the VAT of these lines alone. */
  amounts?: Totals
  /** By what form of the office it was made. */
  submission?: IdempotentRequest
}

/** Writes a draft in the caller's transaction and answers its id. It has no number, and may still go. */
export async function draftInvoice(ctx: Ctx, tx: Tx, draft: InvoiceDraft): Promise<string> {
  const {
    order,
    customer,
    lines,
    period,
    note,
    credits,
    amounts = calculateTotals(lines),
    submission,
  } = draft
  const id = ctx.random()
  const now = ctx.now().toISOString()
  await tx.sql.insert(database(ctx).tables.hosting_invoices).values({
    id,
    series: credits ? 'CR' : 'INV',
    status: 'draft',
    paymentStatus: 'pending',
    order,
    customer,
    credits,
    buyer: partyOf(draft.buyer),
    lines,
    ...amounts,
    ...submission,
    periodFrom: period?.from,
    periodUntil: period?.until,
    note: note || null,
    createdAt: now,
    updatedAt: now,
  })
  return id
}

/** Only what belongs on an invoice of what is known about somebody. */
function partyOf({ name, company, address, zipcode, city, email, kvk, vatId }: Party): Party {
  return { name, company, address, zipcode, city, email, kvk, vatId }
}

export type FinalInvoice = { number: string; issueDate: string; dueDate: string }

type Finality = {
  paymentStatus: 'paid' | 'pending'
  paidBy?: 'provider' | 'transfer'
  /** The day on which the money came, where that is not today. */
  paidOn?: string
}

/**
 * Makes a draft final. It draws the next number of its series, which nobody else can draw until the caller's
 * transaction ends: do everything else BEFORE, and commit. Throws when the invoice is no draft.
 */
export async function finaliseInvoice(ctx: Ctx, tx: Tx, id: string, how: Finality): Promise<FinalInvoice> {
  const seller = await getSeller(ctx, tx)
  const paid = how.paymentStatus === 'paid'
  const { rows } = await tx.sql.execute<FinalInvoice>(sql`
    with ${drawNumber(id, dayOf(ctx.now()))}
    update hosting_invoices i set number = drawn.number, status = 'sent', seller = ${JSON.stringify(seller)}::jsonb,
      issue_date = drawn.day, due_date = (drawn.day::date + ${PAYMENT_DAYS}::int)::text,
      payment_status = ${how.paymentStatus},
      paid_on = case when ${paid} then coalesce(${how.paidOn ?? null}::text, drawn.day) end,
      paid_by = ${paid ? (how.paidBy ?? 'provider') : null},
      period_from = drawn.period_from, period_until = drawn.period_until, updated_at = ${ctx.now().toISOString()}
    from drawn where i.id = drawn.id
    returning i.number, i.issue_date as "issueDate", i.due_date as "dueDate"`)
  const [final] = rows
  if (!final) throw new Error(`invoice ${id} is no draft`)
  return final
}

/**
 * The number after the last one of the series and year, such as `INV2026-00001`, on no earlier day than that one. What
 * is no draft draws nothing. The first invoice of an order is for the first term of it, whatever other work was
 * invoiced before.
 */
function drawNumber(id: string, today: string) {
  return sql`draft as (
      select i.id, i.series::text as series, coalesce(i.period_from, o.started_on) as period_from,
        coalesce(i.period_until, o.invoiced_until) as period_until
      from hosting_invoices i left join hosting_orders o on o.id = i.order_id and i.period_from is null
        and i.credits_id is null
        and not exists (
          select from hosting_invoices f where f.order_id = i.order_id and f.number is not null and not ${byForm('f')})
      where i.id = ${id} and i.number is null for update of i
    ), counted as (
      insert into bureau.invoice_series as kept (series, year, last, last_day)
      select series, ${yearOf(today)}::int, 1, ${today}::text from draft
      on conflict (series, year) do update
        set last = kept.last + 1, last_day = greatest(kept.last_day, excluded.last_day)
      returning series, year, last, last_day
    ), drawn as (
      select draft.*, counted.last_day as day,
        counted.series || year || '-' || lpad(last::text, greatest(5, length(last::text)), '0') as number
      from draft, counted
    )`
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
