import { sql } from '@payloadcms/db-postgres/drizzle'
import { GENERAL_TERMS, type LegalPage } from '@/features/company/model/legal'
import { toLegalPage } from '@/features/company/server/listLegalPages'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'

type Accepted = { version: string | null; at: string }

/**
 * The general terms as they read when an order was placed on them; null when no kept edition bears the version that was
 * accepted. Who mended a word without a new version made two texts of one: it is the one of that moment.
 */
export async function acceptedTerms(ctx: Ctx, order: string): Promise<LegalPage | null> {
  const { rows } = await database(ctx).drizzle.execute<Accepted>(sql`
    select terms_version as version, terms_accepted_at as at from hosting_orders where id = ${order}`)
  const [accepted] = rows
  if (!accepted?.version) return null
  const editions = await editionsOf(ctx, accepted.version)
  const edition = editions.find(each => new Date(each.updatedAt) <= new Date(accepted.at)) ?? editions.at(-1)
  return edition ? toLegalPage(edition.version) : null
}

/** What was published under one version, the latest first. */
async function editionsOf(ctx: Ctx, version: string) {
  const { docs } = await ctx.payload.findVersions({
    collection: 'legal-pages',
    where: {
      'version.slug': { equals: GENERAL_TERMS },
      'version.version': { equals: version },
      'version._status': { equals: 'published' },
    },
    sort: '-updatedAt',
    depth: 0,
    pagination: false,
    ...asSystem,
  })
  return docs
}
