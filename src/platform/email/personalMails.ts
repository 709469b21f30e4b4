import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Tx } from '@/platform/db/transaction'
import { type PersonalData, type Row, rowsOfAddress } from '@/platform/personalData'

export const mailPersonalData: PersonalData = {
  exportRows: async (ctx, { email }) => {
    const mails = await rowsOfAddress(ctx, 'mail-messages', 'to', email)
    return { mails: mails.map(withoutText) }
  },
}

/** A mail may hold a link that still opens an account. */
function withoutText({ to, subject, sentAt, createdAt }: Row): Row {
  return { to, subject, sentAt, createdAt }
}

/** Deletes what was mailed about these records. */
export async function deleteMailsAbout(tx: Pick<Tx, 'sql'>, recordIds: SQL): Promise<void> {
  await tx.sql.execute(sql`delete from mail_messages where about_id in (${recordIds})`)
}

/** Deletes what was mailed to an address, and what was mailed about these records. */
export async function deleteMailsOf(tx: Pick<Tx, 'sql'>, email: string, recordIds: SQL): Promise<void> {
  await tx.sql.execute(sql`
    delete from mail_messages where lower("to") = ${email} or about_id in (${recordIds})`)
}
