import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import { LEGAL_PAGES } from '@/features/company/model/legal'
import type { MailFileStore } from '@/platform/email/mailFiles'
import { legalFileName } from './termsAttachment'

const storedFile = z.object({ content: z.instanceof(Buffer) })

const isLegal = (filename: string) => LEGAL_PAGES.some(({ value }) => filename === legalFileName(value))

/** Terms and agreements: once per text and company, however many mails brought them. */
export const legalMailFiles: MailFileStore = {
  key: 'legal',
  keep: async (ctx, db, { filename, sha256 }, content) => {
    if (!isLegal(filename)) return
    await db.execute(sql`
      insert into bureau.legal_files (sha256, filename, content, kept_at)
      values (${sha256}, ${filename}, ${content}, ${ctx.now().toISOString()}) on conflict do nothing`)
  },
  find: async (_ctx, db, { sha256 }) => {
    const { rows } = await db.execute(sql`select content from bureau.legal_files where sha256 = ${sha256}`)
    return rows[0] ? storedFile.parse(rows[0]).content : null
  },
}
