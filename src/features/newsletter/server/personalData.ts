import { sql } from '@payloadcms/db-postgres/drizzle'
import { type PersonalData, rowsOfAddress } from '@/platform/personalData'

declare module '@/platform/personalData' {
  interface PersonalRows {
    newsletter: Row[]
  }
}

export const newsletterPersonalData: PersonalData = {
  exportRows: async (ctx, { email }) => ({
    newsletter: await rowsOfAddress(ctx, 'newsletter-subscribers', 'email', email),
  }),
  recordIds: async (_ctx, tx, { email }) => {
    const { rows } = await tx.sql.execute<{ id: string }>(
      sql`select id::text from newsletter_subscribers where lower(email) = ${email}`,
    )
    return rows.map(row => row.id)
  },
  erase: async (_ctx, tx, { email }) => {
    await tx.sql.execute(sql`delete from newsletter_subscribers where lower(email) = ${email}`)
  },
}
