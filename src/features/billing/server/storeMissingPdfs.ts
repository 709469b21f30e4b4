import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { tryStoreInvoicePdf } from './storeInvoicePdf'

const MAX_FILES_PER_RUN = 20

/** Stores and mails the invoices whose maker died before it could. One that fails stands in nobody's way. */
export async function storeMissingPdfs(ctx: Ctx): Promise<void> {
  const minuteAgo = new Date(ctx.now().getTime() - 60_000).toISOString()
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(sql`
    select id from hosting_invoices i where number is not null and updated_at < ${minuteAgo}
      and not exists (select from bureau.invoice_files where invoice = i.id)
    order by random() limit ${MAX_FILES_PER_RUN}`)
  for (const { id } of rows) await tryStoreInvoicePdf(ctx, id)
}
