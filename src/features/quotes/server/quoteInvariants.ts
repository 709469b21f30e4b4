import { sql } from '@payloadcms/db-postgres/drizzle'
import { database } from '@/platform/db/transaction'
import type { Invariant } from '@/platform/registry'
import { assignmentSql } from './assignmentRepository'
import { editionSql } from './editionRepository'
import { quoteSql } from './quoteRepository'

export const quoteInvariants: Invariant[] = [
  {
    name: 'every acceptance of a quote has its confirmation, and its quote an assignment',
    find: async ctx => {
      const { rows } = await database(ctx).drizzle.execute(sql`
        select 'quote ' || x.quote_id as violation from ${editionSql.acceptances}
        where not exists (select from ${editionSql.files} where f.record = x.id)
          or not exists (select from ${quoteSql.from} where q.id = x.quote_id
            and (q.assignment_id is not null or exists (select from ${assignmentSql.from} where a.quote_id = q.id)))`)
      return rows.map(row => String(row.violation))
    },
  },
]
