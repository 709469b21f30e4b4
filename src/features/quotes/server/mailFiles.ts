import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { MailFileStore } from '@/platform/email/mailFiles'
import { editionSql } from './editionRepository'

const storedFile = z.object({ content: z.instanceof(Buffer) })

/** Of an edition, or of what was accepted. */
export const quoteMailFiles: MailFileStore = {
  key: 'quote',
  find: async (_ctx, db, { about, sha256 }) => {
    if (about?.collection !== 'quotes') return null
    const { rows } = await db.execute(sql`
      select f.content from ${editionSql.files}
      where f.sha256 = ${sha256} and f.record in (
        select e.id from ${editionSql.editions} where e.quote_id = ${about.id}
        union all select x.id from ${editionSql.acceptances} where x.quote_id = ${about.id})`)
    return rows[0] ? storedFile.parse(rows[0]).content : null
  },
}
