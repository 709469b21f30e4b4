import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeValidateHook } from 'payload'
import * as z from 'zod/mini'
import type { PageCtx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import { CLOSURE_KINDS, type Closures, closureFault, isPersonal } from '../model/closures'

const closureRow = z.object({
  kind: z.enum(CLOSURE_KINDS.map(each => each.value)),
  ...{ from: z.string(), until: z.string(), staff: z.nullable(z.string()) },
})

/** Those that are not over yet. The absence of a colleague whose account is gone counts for nobody. */
export async function listClosures(ctx: PageCtx): Promise<Closures> {
  const { rows } = await database(ctx).drizzle.execute(sql`
    select * from (
      select kind::text, staff_id as staff,
        to_char(first_day at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as "from",
        to_char(coalesce(last_day, first_day) at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as until
      from closures
    ) closure where until >= ${dayOf(ctx.now())} order by "from"`)
  const all = rows.map(row => closureRow.parse(row))
  return {
    agency: all.flatMap(({ kind, from, until }) => (isPersonal(kind) ? [] : [{ from, until }])),
    absences: all.flatMap(({ kind, from, until, staff }) =>
      isPersonal(kind) && staff ? [{ from, until, staff }] : [],
    ),
  }
}

/** Somebody's absence names that person; a holiday is everybody's. */
export const checkClosure: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const closure = { ...originalDoc, ...data }
  const fault = closureFault(closure)
  if (fault) throw new APIError(fault, 400, null, true)
  if (!isPersonal(closure.kind)) return { ...data, staff: null }
  if (!closure.staff) throw new APIError('Kies wie er afwezig is.', 400, null, true)
  return data
}
