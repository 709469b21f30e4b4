import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import type { Redirect } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { PAGING } from '@/platform/text/format'
import { isInternalPath } from '../model/links'
import { paginatePosts, postPath } from '../model/posts'
import { normalisePath, type RedirectRule, type ResolvedRoute, withoutLoops } from '../model/routes'
import { projectPath } from '../model/sampleSites'
import { listRegions } from './content'
import { listPosts } from './posts'
import { findProject } from './projects'

const FOUND: ResolvedRoute = { kind: 'stands' }

export async function resolveRoute(ctx: PageCtx, path: string): Promise<ResolvedRoute> {
  const [first = '', second = '', third = '', ...deeper] = path.split('/').slice(1)
  if (deeper.length === 0 && first === 'blog' && second) {
    const article = await resolveArticle(ctx, second, third)
    if (article) return article
  }
  if (path === projectPath(second) && (await findProject(ctx, second))) return FOUND
  if (!second && (await listRegions(ctx)).some(region => region.path === first)) return FOUND
  const to = await findRedirect(ctx, path)
  return to ? { kind: 'moved', to } : { kind: 'unknown' }
}

/** An article by its slug or its old number, or a page of the overview. */
async function resolveArticle(ctx: PageCtx, name: string, page: string): Promise<ResolvedRoute | null> {
  const posts = await listPosts(ctx)
  // Only one way to write a number: 02 would be another page in the cache.
  if (name === PAGING) return /^[1-9]\d*$/.test(page) && paginatePosts(Number(page), posts) ? FOUND : null
  if (page) return null
  if (posts.some(post => post.slug === name)) return FOUND
  const numbered = /^\d+$/.test(name) && posts.find(post => post.number === Number(name))
  return numbered ? { kind: 'moved', to: postPath(numbered.slug) } : null
}

export async function findRedirect(ctx: PageCtx, path: string): Promise<string | null> {
  const ways = await cached(ctx, 'redirects', () => listRedirects(ctx))
  return ways.find(way => way.from === path)?.to ?? null
}

async function listRedirects(ctx: PageCtx): Promise<RedirectRule[]> {
  const query = { collection: 'redirects', depth: 1, pagination: false } as const
  const { docs } = await ctx.payload.find({ ...query, ...asSystem })
  return withoutLoops(
    docs.flatMap(({ from, to }) => {
      const target = redirectTarget(to)
      return target ? [{ from, to: isInternalPath(target) ? normalisePath(target) : target }] : []
    }),
  )
}

function redirectTarget(to: Redirect['to']): string | null {
  if (to?.type === 'custom') return to.url ?? null
  const { relationTo, value } = to?.reference ?? {}
  if (!value || typeof value === 'string' || value._status !== 'published') return null
  if (relationTo === 'posts' && 'slug' in value) return postPath(value.slug)
  if (relationTo === 'projects' && 'slug' in value) return projectPath(value.slug)
  return 'path' in value ? `/${value.path}` : null
}

type PathOf = (doc: Record<string, unknown>) => string

/** The address at which a record was last published leads to the new one, also after it was offline. */
export function redirectOldPath(pathOf: PathOf): CollectionBeforeChangeHook {
  return async ({ collection, data, operation, originalDoc, req }) => {
    if (operation !== 'update' || data._status !== 'published') return data
    const slug = collection.slug as CollectionSlug
    const was = await lastPublished({ req, slug, id: originalDoc.id })
    const [from, to] = [was && pathOf(was), pathOf({ ...originalDoc, ...data })]
    if (!from || from === to) return data
    const reference = { relationTo: slug as 'posts', value: String(originalDoc.id) }
    const kept = await req.payload.find({
      collection: 'redirects',
      where: { from: { in: [from, to] } },
      depth: 0,
      pagination: false,
      req,
      ...asSystem,
    })
    for (const { id } of kept.docs)
      await req.payload.delete({ collection: 'redirects', id, depth: 0, req, ...asSystem })
    const redirect = { from, to: { type: 'reference' as const, reference } }
    await req.payload.create({ collection: 'redirects', data: redirect, depth: 0, req, ...asSystem })
    return data
  }
}

type MovedRecord = { req: PayloadRequest; slug: CollectionSlug; id: string }

async function lastPublished({ req, slug, id }: MovedRecord): Promise<Record<string, unknown> | null> {
  const standing = await req.payload.findByID({
    collection: slug,
    id,
    draft: false,
    disableErrors: true,
    ...{ depth: 0, req },
    ...asSystem,
  })
  if ((standing as { _status?: string } | null)?._status === 'published') return { ...standing }
  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    ...{ depth: 0, req },
    ...asSystem,
  })
  return docs[0] ? { ...(docs[0].version as object) } : null
}
