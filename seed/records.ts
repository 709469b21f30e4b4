import { sql } from '@payloadcms/db-postgres/drizzle'
import type { GlobalSlug } from 'payload'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'

type ContentSlug =
  | 'products'
  | 'hosting-packages'
  | 'hosting-extras'
  | 'services'
  | 'regions'
  | 'faqs'
  | 'legal-pages'
  | 'posts'
  | 'partners'
  | 'projects'
  | 'closures'
  | 'legal-figures'

const quietly = { disableRevalidate: true }
export const published = { _status: 'published' as const }

type Fields = Record<string, unknown>

/** Fills what a global lacks: all of it at first, later only what a newer version of the site brought. */
export async function seedGlobal(ctx: Ctx, slug: GlobalSlug, data: object): Promise<string[]> {
  const kept = (await ctx.payload.findGlobal({ slug, depth: 0, ...asSystem })) as object as Fields
  const lacking = kept.createdAt ? lackingIn(kept, data as Fields) : (data as Fields)
  if (Object.keys(lacking).length === 0) return []
  const filled = { ...lacking, ...('_status' in data ? published : {}) } as never
  await ctx.payload.updateGlobal({ slug, data: filled, depth: 0, context: quietly, ...asSystem })
  return [slug]
}

/** The fields that are missing, with groups of which only a part is missing filled up. */
function lackingIn(kept: Fields, data: Fields): Fields {
  const lacking: Fields = {}
  for (const [field, value] of Object.entries(data)) {
    const standing = kept[field]
    if (isMissing(standing)) lacking[field] = value
    else if (isGroup(standing) && isGroup(value)) {
      const within = lackingIn(standing, value)
      if (Object.keys(within).length > 0) lacking[field] = { ...standing, ...within }
    }
  }
  return lacking
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Nothing was ever written here. A list that staff emptied is not missing, a group of nothing is. */
function isMissing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (!isGroup(value)) return false
  return Object.values(value).every(each => isMissing(each) || (Array.isArray(each) && each.length === 0))
}

/**
 * Creates each record that is missing. It is known by what one of its fields said when it was made, whatever staff
 * write there since. What takes work to make, such as a picture, is made by `complete`, and only then. With `once`
 * what staff deleted does not come back.
 */
export async function seedRecords<T extends object>(
  ctx: Ctx,
  collection: ContentSlug,
  key: keyof T & string,
  records: (T & { complete?: () => Promise<object> })[],
  { once = false } = {},
): Promise<string[]> {
  const made: string[] = []
  for (const record of records) {
    const value = String(record[key])
    const before = await seededAs(ctx, collection, value)
    const kept =
      (before && (await found(ctx, collection, { id: before }))) ??
      (await found(ctx, collection, { [key]: value }))
    if (!kept && before && once) continue
    if (!kept) made.push(value)
    await keepSeeded(ctx, { collection, value, id: kept ?? (await create(ctx, collection, record)) })
  }
  return made
}

/**
 * Gives records of an earlier version the fields that this one brings, each record once. A record that somebody is
 * rewriting waits for the next seed: to publish it would publish their draft.
 */
export async function seedNewFields<T extends object>(
  ctx: Ctx,
  collection: ContentSlug,
  { key, version, fields }: { key: keyof T & string; version: string; fields: readonly (keyof T & string)[] },
  records: T[],
): Promise<string[]> {
  const filled: string[] = []
  for (const record of records) {
    const value = String(record[key])
    const mark = { collection, value: `${value} ${version}` }
    const id = await seededAs(ctx, collection, value)
    if (!id || (await seededAs(ctx, collection, mark.value))) continue
    const kept = await publishedAsSeeded(ctx, collection, id)
    if (!kept) continue
    const lacking = fields.filter(field => isEmpty(kept[field]))
    if (lacking.length === fields.length) {
      const data = Object.fromEntries(lacking.map(field => [field, record[field]])) as never
      await ctx.payload.update({ collection, id, data, depth: 0, context: quietly, ...asSystem })
      filled.push(value)
    }
    await keepSeeded(ctx, { ...mark, id })
  }
  return filled
}

const isEmpty = (value: unknown) => isMissing(value) || (Array.isArray(value) && value.length === 0)

/** Null for a record that is gone, never published, or has a newer draft. */
async function publishedAsSeeded(ctx: Ctx, collection: ContentSlug, id: string): Promise<Fields | null> {
  const where = { id: { equals: id } }
  const { docs } = await ctx.payload.find({ collection, where, draft: true, depth: 0, limit: 1, ...asSystem })
  const latest = docs[0] as object as Fields | undefined
  return latest?._status === 'published' ? latest : null
}

async function create(ctx: Ctx, collection: ContentSlug, record: { complete?: () => Promise<object> }) {
  const { complete, ...fields } = record
  const data = { ...fields, ...(await complete?.()), ...published } as never
  const { id } = await ctx.payload.create({ collection, data, depth: 0, context: quietly, ...asSystem })
  return id
}

async function found(ctx: Ctx, collection: ContentSlug, by: Record<string, string>): Promise<string | null> {
  const where = Object.fromEntries(Object.entries(by).map(([field, value]) => [field, { equals: value }]))
  const { docs } = await ctx.payload.find({ collection, where, depth: 0, limit: 1, ...asSystem })
  return docs[0]?.id ?? null
}

/** The record that was once made of this value. It may be gone. */
async function seededAs(ctx: Ctx, collection: Seeded['collection'], value: string): Promise<string | null> {
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(sql`
    select record_id as id from bureau.seeded where collection = ${collection} and value = ${value}`)
  return rows[0]?.id ?? null
}

/** Fills a list of a global that was never filled. One that staff emptied stays empty. */
export async function seedList(
  ctx: Ctx,
  slug: 'about',
  field: string,
  rows: () => Promise<object[]>,
): Promise<string[]> {
  if (await seededAs(ctx, slug, field)) return []
  const kept = (await ctx.payload.findGlobal({ slug, depth: 0, ...asSystem })) as object as Fields
  const standing = kept[field]
  const isEmpty = !Array.isArray(standing) || standing.length === 0
  if (isEmpty) {
    const data = { [field]: await rows(), ...published } as never
    await ctx.payload.updateGlobal({ slug, data, depth: 0, context: quietly, ...asSystem })
  }
  await keepSeeded(ctx, { collection: slug, value: field, id: String(kept.id) })
  return isEmpty ? [field] : []
}

type Seeded = { collection: ContentSlug | 'about'; value: string; id: string }

async function keepSeeded(ctx: Ctx, { collection, value, id }: Seeded): Promise<void> {
  await database(ctx).drizzle.execute(sql`
    insert into bureau.seeded (collection, value, record_id) values (${collection}, ${value}, ${id})
    on conflict (collection, value) do update set record_id = excluded.record_id`)
}

/** Records in the order they are written in, with room between them. */
export const inOrder = <T extends object>(records: T[]) =>
  records.map((record, index) => ({ ...record, order: (index + 1) * 10 }))
