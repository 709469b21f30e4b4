import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { countryOf, HOME } from '@/features/tax/model/countries'
import { decideTax } from '@/features/tax/model/decideTax'
import {
  applyTax,
  CROSS_BORDER_REASONS,
  type CrossBorderSales,
  DOMESTIC,
  electronicAmount,
  type Supply,
  TAX_REASONS,
  type TaxableLine,
  type TaxFigures,
  type TaxTreatment,
} from '@/features/tax/model/taxRules'
import { getTaxFigures, type Holder, knownVatId } from '@/features/tax/server/public'
import type { Ctx } from '@/platform/ctx'
import type { Sql } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { invoiceSql } from './invoiceRepository'

type Db = Pick<Sql, 'execute'>

/** How a sale of today to this customer is taxed; `electronic` is what of it is delivered by machines, in cents. */
export async function taxTreatment(
  ctx: Ctx,
  db: Db,
  holder: Holder,
  electronic: number,
): Promise<TaxTreatment> {
  const { country, kind } = holder
  if (country === HOME) return DOMESTIC
  const { standing: vatId } = await knownVatId(db, holder)
  const isConsumer = kind === 'private' && countryOf(country).isEu
  const before = isConsumer ? await crossBorder(db, dayOf(ctx.now())) : NOTHING_SOLD
  return decideTax({ customer: { country, kind, vatId }, electronic, ...before })
}

/** The lines as they are taxed today. Amounts without VAT stay. */
export async function taxLines<Line extends TaxableLine & { amount: number }>(
  ctx: Ctx,
  db: Db,
  holder: Holder,
  lines: readonly Line[],
  supplyOf: (line: Line) => Supply,
): Promise<Line[]> {
  const treatment = await taxTreatment(ctx, db, holder, electronicAmount(lines, supplyOf))
  return applyTax(lines, treatment, supplyOf)
}

type Before = { sales: CrossBorderSales; figures: TaxFigures }

const NOTHING_SOLD: Before = {
  sales: { thisYear: 0, lastYear: 0, hasCrossed: false },
  figures: { threshold: 0, rates: {} },
}

async function crossBorder(db: Db, today: string): Promise<Before> {
  const [sales, figures] = [await crossBorderSales(db, today), await getTaxFigures(db, today)]
  return { sales, figures }
}

const salesRow = z.object({ thisYear: z.number(), lastYear: z.number(), hasCrossed: z.boolean() })

const OSS_REASONS = CROSS_BORDER_REASONS.filter(reason => TAX_REASONS[reason].regime === 'oss')

/** A sale counts from the day it was agreed: an order that waits for its money has a draft. */
export async function crossBorderSales(db: Db, today: string): Promise<CrossBorderSales> {
  const year = Number(today.slice(0, 4))
  const { rows } = await db.execute(sql`
    with sold as (
      select left(coalesce(i.issue_date, to_char(i.created_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')), 4)::int as year,
        (line ->> 'amount')::float8 as amount, line -> 'tax' ->> 'reason' as reason
      from ${invoiceSql.from}, jsonb_array_elements(i.lines) line
      where (i.number is not null or ${invoiceSql.awaitsPayment}) and line -> 'tax' ->> 'reason' in ${CROSS_BORDER_REASONS}
    )
    select coalesce(sum(amount) filter (where year = ${year}), 0) as "thisYear",
      coalesce(sum(amount) filter (where year = ${year - 1}), 0) as "lastYear",
      coalesce(bool_or(amount > 0 and reason in ${OSS_REASONS}) filter (where year = ${year}), false) as "hasCrossed"
    from sold`)
  return salesRow.parse(rows[0])
}
