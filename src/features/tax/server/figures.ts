import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Sql } from '@/platform/db/transaction'
import { figuresOn, LEGAL_FIGURES } from '../model/figures'
import type { TaxFigures } from '../model/taxRules'

const figureRow = z.object({
  figure: z.enum(LEGAL_FIGURES.map(({ value }) => value)),
  country: z.nullable(z.string()),
  value: z.number(),
  from: z.string(),
})

/** Throws while no threshold is known: an administrator has to write it down. */
export async function getTaxFigures(db: Pick<Sql, 'execute'>, day: string): Promise<TaxFigures> {
  const { rows } = await db.execute(sql`
    select f.figure, f.country::text, f.value::float8,
      to_char(f.from_day at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "from"
    from legal_figures f`)
  const figures = figuresOn(
    rows.map(row => figureRow.parse(row)),
    day,
  )
  if (!figures) throw new Error('the legal figures hold no threshold for sales across borders')
  return figures
}
