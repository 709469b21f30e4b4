import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { textsOf } from '@/platform/payload/publishedOrDraft'
import {
  LINK_LISTS,
  MENU_WORDS,
  type Navigation,
  type RecordPaths,
  resolveLinks,
  type StoredLink,
} from '../model/navigation'
import { postPath } from '../model/posts'
import { listRegions } from './content'
import { listPosts } from './posts'

/** The menus of every page. */
export async function getNavigation(ctx: PageCtx): Promise<Navigation> {
  const { lists, words } = await cached(ctx, 'navigation', () => readNavigation(ctx))
  const paths = await recordPaths(
    ctx,
    lists.flatMap(({ rows }) => rows),
  )
  const open = lists.map(({ name, rows }) => [name, resolveLinks(rows, paths)])
  return { ...Object.fromEntries(open), words } as Navigation
}

async function readNavigation(ctx: PageCtx) {
  const doc = await ctx.payload.findGlobal({ slug: 'navigation', depth: 0, draft: ctx.drafts, ...asSystem })
  const lists = LINK_LISTS.map(({ name }) => ({
    name,
    rows: (doc[name] ?? []).map(({ label, path, record }): StoredLink => ({ label, path, record })),
  }))
  return { lists, words: textsOf(doc.words, MENU_WORDS) }
}

/** Reads only the collections that a link leads to: every page depends on what its menus read. */
async function recordPaths(ctx: PageCtx, rows: StoredLink[]): Promise<RecordPaths> {
  const isLinked = (collection: string) => rows.some(({ record }) => record?.relationTo === collection)
  const [regions, posts] = await Promise.all([
    isLinked('regions') ? listRegions(ctx) : [],
    isLinked('posts') ? listPosts(ctx) : [],
  ])
  return {
    regions: new Map(regions.map(({ id, path }) => [id, `/${path}`])),
    posts: new Map(posts.map(({ id, slug }) => [id, postPath(slug)])),
  }
}
