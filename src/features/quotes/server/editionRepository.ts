import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import * as z from 'zod/mini'
import type { Ctx } from '@/platform/ctx'
import type { Sql, Tx } from '@/platform/db/transaction'
import type { Evidence } from '../model/acceptance'
import type { SentEdition } from '../model/console'
import { canonicalJson, type Edition } from '../model/quote'

type Db = Pick<Sql, 'execute'>

/** As the feature's statements know these tables. */
export const editionSql = {
  editions: sql`quote_editions e`,
  acceptances: sql`quote_acceptances x`,
  files: sql`bureau.quote_files f`,
}

export const sha256Of = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

const editionRow = z.object({
  id: z.string(),
  content: z.custom<Edition>(value => typeof value === 'object' && value !== null),
  ...{ contentSha256: z.string(), pdfSha256: z.string() },
})

export type StoredEdition = z.infer<typeof editionRow>

/** Throws when its content is no longer what was sent. */
export async function findEdition(db: Db, quote: string, edition: number): Promise<StoredEdition | null> {
  const { rows } = await db.execute(sql`
    select id::text, content, content_sha256 as "contentSha256", pdf_sha256 as "pdfSha256"
    from quote_editions where quote_id = ${quote} and edition = ${edition}`)
  if (!rows[0]) return null
  const found = editionRow.parse(rows[0])
  if (sha256Of(canonicalJson(found.content)) !== found.contentSha256)
    throw new Error(`edition ${found.id} of a quote was changed`)
  return found
}

const sentRow = z.object({ edition: z.coerce.number(), sentOn: z.string(), validUntil: z.string() })

/** The newest first. */
export async function listEditions(db: Db, quote: string): Promise<SentEdition[]> {
  const { rows } = await db.execute(sql`
    select edition, sent_on as "sentOn", valid_until as "validUntil" from quote_editions
    where quote_id = ${quote} order by edition desc`)
  return rows.map(row => sentRow.parse(row))
}

/** Once: the index on quote and edition refuses a second. */
export async function insertEdition(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  quote: string,
  { content, pdf }: { content: Edition; pdf: Buffer },
): Promise<void> {
  const now = ctx.now().toISOString()
  const json = canonicalJson(content)
  const { number, edition, sentOn, validUntil } = content
  const { rows } = await tx.sql.execute(sql`
    insert into quote_editions (quote_id, number, edition, sent_on, valid_until, content, content_sha256, pdf_sha256,
      created_at, updated_at)
    values (${quote}, ${number}, ${edition}, ${sentOn}, ${validUntil}, ${json}::jsonb, ${sha256Of(json)}, ${sha256Of(pdf)},
      ${now}, ${now})
    returning id::text`)
  await insertFile(ctx, tx, z.string().parse(rows[0]?.id), pdf)
}

const acceptanceRow = z.object({
  id: z.string(),
  evidence: z.custom<Evidence>(value => typeof value === 'object' && value !== null),
})

export async function findAcceptance(
  db: Db,
  quote: string,
): Promise<{ id: string; evidence: Evidence } | null> {
  const { rows } = await db.execute(sql`
    select id::text, evidence from quote_acceptances where quote_id = ${quote}`)
  return rows[0] ? acceptanceRow.parse(rows[0]) : null
}

/** Once for a quote. */
export async function insertAcceptance(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  quote: string,
  { evidence, pdf, scan }: { evidence: Evidence; pdf: Buffer; scan: Buffer | null },
): Promise<void> {
  const now = ctx.now().toISOString()
  const { edition, signer, way, acceptedAt } = evidence
  const { rows } = await tx.sql.execute(sql`
    insert into quote_acceptances (quote_id, edition, signer, way, accepted_at, evidence, pdf_sha256, created_at, updated_at)
    values (${quote}, ${edition}, ${signer}, ${way}, ${acceptedAt}, ${JSON.stringify(evidence)}::jsonb, ${sha256Of(pdf)},
      ${now}, ${now})
    returning id::text`)
  await insertFile(ctx, tx, z.string().parse(rows[0]?.id), pdf)
  if (scan && evidence.scan) await insertFile(ctx, tx, evidence.scan.file, scan)
}

async function insertFile(ctx: Ctx, tx: Pick<Tx, 'sql'>, record: string, content: Buffer): Promise<void> {
  await tx.sql.execute(sql`
    insert into bureau.quote_files (record, content, sha256, made_at)
    values (${record}, ${content}, ${sha256Of(content)}, ${ctx.now().toISOString()})`)
}

const storedFile = z.object({ content: z.instanceof(Buffer), sha256: z.string() })

/** Of an edition, an acceptance or a scan. Throws when the bytes are no longer those that were stored. */
export async function findQuoteFile(db: Db, record: string): Promise<Buffer | null> {
  const { rows } = await db.execute(
    sql`select content, sha256 from bureau.quote_files where record = ${record}`,
  )
  if (!rows[0]) return null
  const { content, sha256 } = storedFile.parse(rows[0])
  if (sha256Of(content) !== sha256) throw new Error(`the file of ${record} was changed`)
  return content
}

/** With their files. */
export async function deleteEditions(tx: Pick<Tx, 'sql'>, quotes: readonly string[]): Promise<void> {
  await tx.sql.execute(sql`
    delete from bureau.quote_files where record in (select id from quote_editions where quote_id in ${quotes})`)
  await tx.sql.execute(sql`delete from quote_editions where quote_id in ${quotes}`)
}
