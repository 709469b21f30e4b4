import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { MailFileStore } from '@/platform/email/mailFiles'

const storedFile = z.object({ content: z.instanceof(Buffer) })

/** Of an edition, or of what was accepted. */
export const quoteMailFiles: MailFileStore = {
  key: 'quote',
  find: async (_ctx, db, { about, sha256 }) => {
    if (about?.collection !== 'quotes') return null
    const { rows } = await db.execute(sql`
      select f.content from bureau.quote_files f
      where f.sha256 = ${sha256} and f.record in (
        select id from quote_editions where quote_id = ${about.id}
        union all select id from quote_acceptances where quote_id = ${about.id})`)
    return rows[0] ? storedFile.parse(rows[0]).content : null
  },
}
