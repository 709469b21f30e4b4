import { sql } from '@payloadcms/db-postgres/drizzle'
import { type PersonalData, rowsOfAddress } from '@/platform/personalData'
import { INBOX_COLLECTIONS } from '../model/inbox'
import { inboxTables } from './inboxSources'

declare module '@/platform/personalData' {
  interface PersonalRows {
    requests: Row[]
  }
}

/** What somebody asked of us belongs to them by their address. */
export const leadsPersonalData: PersonalData = {
  exportRows: async (ctx, { email }) => {
    const found = await Promise.all(INBOX_COLLECTIONS.map(each => rowsOfAddress(ctx, each, 'email', email)))
    return { requests: found.flat() }
  },
  recordIds: async (ctx, tx, { email }) => {
    const ids = inboxTables(ctx).map(
      table => sql`select id::text from ${table} where lower(email) = ${email}`,
    )
    const { rows } = await tx.sql.execute<{ id: string }>(sql.join(ids, sql` union all `))
    return rows.map(row => row.id)
  },
  erase: async (ctx, tx, { email }) => {
    for (const table of inboxTables(ctx))
      await tx.sql.execute(sql`delete from ${table} where lower(email) = ${email}`)
  },
}
