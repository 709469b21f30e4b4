import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { dayOf, yearOf } from '@/platform/time/day'
import { PAYMENT_DAYS } from '../model/invoice'
import { getSeller } from './companyParty'
import { byForm } from './ownInvoice'

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
