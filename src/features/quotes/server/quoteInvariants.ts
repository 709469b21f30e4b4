import { sql } from '@payloadcms/db-postgres/drizzle'
import { database } from '@/platform/db/transaction'
import type { Invariant } from '@/platform/registry'

export const quoteInvariants: Invariant[] = [
  {
    name: 'every acceptance of a quote has its confirmation, and its quote an assignment',
    find: async ctx => {
      const { rows } = await database(ctx).drizzle.execute(sql`
        select 'quote ' || a.quote_id as violation from quote_acceptances a
        where not exists (select from bureau.quote_files f where f.record = a.id)
          or not exists (select from quotes q where q.id = a.quote_id
            and (q.assignment_id is not null or exists (select from assignments s where s.quote_id = q.id)))`)
      return rows.map(row => String(row.violation))
    },
  },
]
