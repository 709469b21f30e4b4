import type { GlobalSlug } from 'payload'
import { asSystem } from '@/server/authority'
import type { Ctx } from '@/server/ctx'
import { about } from './data/about'
import { hostingExtras, hostingPackages } from './data/catalogue'
import { claims } from './data/claims'
import { company } from './data/company'
import { configurator } from './data/configurator'
import { faqs } from './data/faqs'
import { home } from './data/home'
import { legalPages } from './data/legalPages'
import { pageTexts } from './data/pageTexts'
import { prices } from './data/prices'
import { regions } from './data/regions'
import { services } from './data/services'

type ContentSlug = 'hosting-packages' | 'hosting-extras' | 'services' | 'regions' | 'faqs' | 'legal-pages'

const quietly = { disableRevalidate: true }
const published = { _status: 'published' as const }

/** What every installation starts with. Whatever is there already stays as staff left it. */
export async function seedBase(ctx: Ctx): Promise<string[]> {
  return [
    ...(await seedGlobal(ctx, 'company', company)),
    ...(await seedGlobal(ctx, 'claims', { ...claims, ...published })),
    ...(await seedGlobal(ctx, 'home', { ...home, ...published })),
    ...(await seedGlobal(ctx, 'configurator', { ...configurator, ...published })),
    ...(await seedGlobal(ctx, 'page-texts', { ...pageTexts, ...published })),
    ...(await seedGlobal(ctx, 'about', { ...about, ...published })),
    ...(await seedGlobal(ctx, 'prices', { ...prices, ...published })),
    ...(await seedRecords(ctx, 'services', 'slug', inOrder(services.map(asLines)))),
    ...(await seedRecords(ctx, 'regions', 'path', regions)),
    ...(await seedRecords(ctx, 'faqs', 'question', inOrder(faqs))),
    ...(await seedRecords(ctx, 'legal-pages', 'slug', legalPages)),
    ...(await seedRecords(ctx, 'hosting-packages', 'key', inOrder(hostingPackages))),
    ...(await seedRecords(ctx, 'hosting-extras', 'key', inOrder(hostingExtras))),
  ]
}

/** Fills what a global lacks: all of it at first, later only what a newer version of the site brought. */
async function seedGlobal(ctx: Ctx, slug: GlobalSlug, data: object): Promise<string[]> {
  const kept = (await ctx.payload.findGlobal({ slug, depth: 0, ...asSystem })) as object as Record<
    string,
    unknown
  >
  const missing = Object.entries(data).filter(([field]) => !kept.createdAt || isMissing(kept[field]))
  if (missing.length === 0) return []
  const lacking = { ...Object.fromEntries(missing), ...('_status' in data ? published : {}) } as never
  await ctx.payload.updateGlobal({ slug, data: lacking, depth: 0, context: quietly, ...asSystem })
  return [slug]
}

/** Nothing was ever written here. A list that staff emptied is not missing, a group of nothing is. */
function isMissing(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value !== 'object' || Array.isArray(value)) return false
  return Object.values(value).every(each => isMissing(each) || (Array.isArray(each) && each.length === 0))
}

/** Creates each record that is missing, recognised by one of its fields. */
async function seedRecords<T extends object>(
  ctx: Ctx,
  collection: ContentSlug,
  key: keyof T & string,
  records: T[],
): Promise<string[]> {
  const made: string[] = []
  for (const record of records) {
    const value = String(record[key])
    const { totalDocs } = await ctx.payload.count({
      collection,
      where: { [key]: { equals: value } },
      ...asSystem,
    })
    if (totalDocs > 0) continue
    const data = { ...record, ...published } as never
    await ctx.payload.create({ collection, data, depth: 0, context: quietly, ...asSystem })
    made.push(value)
  }
  return made
}

const inOrder = <T extends object>(records: T[]) =>
  records.map((record, index) => ({ ...record, order: (index + 1) * 10 }))
const asLines = ({ features, ...service }: (typeof services)[number]) => ({
  ...service,
  features: features.map(text => ({ text })),
})
