import { listServices } from '@/features/catalogue/server/public'
import { asSystem } from '@/platform/access/authority'
import { cached, textsOf } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import {
  barMenus,
  LINK_LISTS,
  MENU_WORDS,
  type Menu,
  type Navigation,
  type NavLink,
  type RecordPaths,
  resolveLinks,
  type StoredLink,
  serviceLink,
} from '../model/navigation'
import { postPath } from '../model/posts'
import { PORTFOLIO_PATH } from '../model/sampleSites'
import { listRegions } from './content'
import { listPosts } from './posts'
import { listProjects } from './projects'

export type Menus = {
  bar: Menu[]
  barLinks: NavLink[]
  mobile: Menu
  quick: NavLink[]
  services: NavLink[]
  legal: NavLink[]
}

export async function getMenus(ctx: PageCtx): Promise<Menus> {
  const [services, regions, navigation] = await Promise.all([
    listServices(ctx),
    listRegions(ctx),
    getNavigation(ctx),
  ])
  const paths = regions.map(region => region.path)
  const linksTo = (place: 'menu' | 'home') =>
    services.filter(({ places }) => places.includes(place)).map(service => serviceLink(service, paths))
  return {
    bar: barMenus(navigation, linksTo('menu')),
    barLinks: navigation.bar,
    mobile: { label: navigation.words.mobile, links: navigation.mobile },
    quick: navigation.quick,
    services: linksTo('home'),
    legal: navigation.legal,
  }
}

export async function getNavigation(ctx: PageCtx): Promise<Navigation> {
  const { lists: all, words } = await cached(ctx, 'navigation', () => readNavigation(ctx))
  const lists = await withoutEmptyPortfolio(ctx, all)
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

type List = Awaited<ReturnType<typeof readNavigation>>['lists'][number]

/** Nothing leads to the portfolio until there is work in it. */
async function withoutEmptyPortfolio(ctx: PageCtx, lists: List[]): Promise<List[]> {
  const isPortfolio = ({ path }: StoredLink) => path === PORTFOLIO_PATH
  if (!lists.some(({ rows }) => rows.some(isPortfolio))) return lists
  if ((await listProjects(ctx)).length > 0) return lists
  return lists.map(list => ({ ...list, rows: list.rows.filter(row => !isPortfolio(row)) }))
}

/** Reads only collections that a link leads to: every page depends on what its menus read. */
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
