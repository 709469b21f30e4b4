import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { deleteOfGoneRecords } from '@/platform/retention/goneRecords'
import { BATCH_SIZE, type Retention } from '@/platform/retention/retention'
import { moveSentFiles, SENT_FILES_PERIOD } from './mailFiles'
import { mailSql } from './mailRepository'

const OTHER_MAIL_DAYS = 365
const DAY_MS = 86_400_000

/** A mail that waits is sent first. */
const IS_OVER = sql`state <> 'queued'`

/** Whoever is taken away with their record is no longer in our mail either. */
async function deleteMailsOfGoneRecords(ctx: Ctx): Promise<number> {
  const about = { table: 'mail_messages', collection: 'about_collection', id: 'about_id', where: IS_OVER }
  return deleteOfGoneRecords(ctx, about, ctx.now().toISOString())
}

/** Mail to staff about their account and about the installation, and about nothing that is kept. */
async function deleteOtherMails(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - OTHER_MAIL_DAYS * DAY_MS).toISOString()
  const { rowCount } = await database(ctx).drizzle.execute(sql`
    delete from ${mailSql.from} where m.id = any(array(
      select m.id from ${mailSql.from} where (m.about_id is null or m.about_collection = 'staff')
        and m.created_at < ${before} and ${IS_OVER}
      limit ${BATCH_SIZE} for update skip locked))`)
  return rowCount ?? 0
}

export const mailRetention: Retention[] = [
  {
    key: 'sent-files',
    label: 'Bijlagen in verzonden mail',
    period: SENT_FILES_PERIOD,
    reason:
      'Het document staat bij de factuur, de offerte of de voorwaarden. De mail houdt de naam en de hash, als bewijs.',
    tables: ['mail_messages'],
    clear: moveSentFiles,
  },
  {
    key: 'mails-of-gone-records',
    label: 'Mail over een record dat er niet meer is',
    period: 'Tot de nacht nadat het record gewist is',
    reason: 'Wie met een record gewist wordt, hoort ook niet meer in de mail te staan.',
    tables: ['mail_messages'],
    clear: deleteMailsOfGoneRecords,
  },
  {
    key: 'other-mails',
    label: 'Mail aan medewerkers over hun account en de installatie',
    period: `${OTHER_MAIL_DAYS} dagen`,
    reason: 'Even lang als de beveiligingslog. Er hangt geen bestelling, factuur of aanvraag aan.',
    tables: ['mail_messages'],
    clear: deleteOtherMails,
  },
]
