import { fillClaims, listServices } from '@/features/catalogue/server/public'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { type Image, toImage, withPictureUrl } from '@/platform/media/images'
import { publishedOrDraft, textsOf } from '@/platform/payload/publishedOrDraft'
import { type Faq, PARTNER_ROWS, type Partner, type Project } from '../model/content'
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
import { seoWithDefaults } from '../model/pageTexts'
import { postPath } from '../model/posts'
import type { Region } from '../model/regions'
import { listPosts } from './posts'

export function listRegions(ctx: PageCtx): Promise<Region[]> {
  return fillClaims(
    ctx,
    cached(ctx, 'regions', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'regions',
        sort: 'path',
        ...publishedOrDraft(ctx),
        depth: 1,
        ...asSystem,
      })
      return docs.map(({ id, path, place, heading, opening, seo }) => ({
        ...{ id, path, place, heading, opening },
        seo: seoWithDefaults(seo && withPictureUrl(seo), { title: heading, description: opening }),
      }))
    }),
  )
}

export function listFaqs(ctx: PageCtx): Promise<Faq[]> {
  return fillClaims(
    ctx,
    cached(ctx, 'faqs', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'faqs',
        sort: 'order',
        ...publishedOrDraft(ctx),
        ...asSystem,
      })
      return docs.map(({ id, question, answer, place }) => ({ id, question, answer, place }))
    }),
  )
}

export async function listPartners(ctx: PageCtx): Promise<Partner[][]> {
  const all = await cached(ctx, 'partners', async () => {
    const query = { sort: ['-featured', 'order'], ...publishedOrDraft(ctx), depth: 1 }
    const { docs } = await ctx.payload.find({ collection: 'partners', ...query, ...asSystem })
    return docs.map(({ id, name, row, featured, logo }) => ({
      ...{ id, name, row },
      featured: featured ?? false,
      logo: toLogo(toImage(logo)),
    }))
  })
  return PARTNER_ROWS.map(({ value }) => all.filter(partner => partner.row === value))
}

/** A word mark stands small, and there are many: one address for each is enough. */
function toLogo(image: Image | null): Image | null {
  return image && { ...image, address: image.webp[0]?.address ?? image.address, webp: [], avif: [] }
}

export function listProjects(ctx: PageCtx): Promise<Project[]> {
  return cached(ctx, 'projects', async () => {
    const query = { sort: 'order', ...publishedOrDraft(ctx), depth: 1 }
    const { docs } = await ctx.payload.find({ collection: 'projects', ...query, ...asSystem })
    return docs.map(({ id, title, description, url, category, image }) => ({
      ...{ id, title, description, url, category },
      image: toImage(image),
    }))
  })
}

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
