import { Feed } from 'feed'
import { fillClaims } from '@/features/catalogue/server/public'
import { getCompany } from '@/features/company/server/public'
import type { Post } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached, publishedOrDraft } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { toImage, withPictureUrl } from '@/platform/media/images'
import { seoWithDefaults } from '../model/pageTexts'
import { POST_CATEGORIES, type PostCard, postPath } from '../model/posts'
import { pictureIds, type RichText, withPictures } from '../model/richText'
import { getPageTexts } from './pageTexts'

export function listPosts(ctx: PageCtx): Promise<PostCard[]> {
  return fillClaims(
    ctx,
    cached(ctx, 'posts', async () => {
      const query = {
        sort: '-publishedAt',
        ...publishedOrDraft(ctx),
        depth: 1,
        select: { body: false },
      } as const
      const { docs } = await ctx.payload.find({ collection: 'posts', ...query, ...asSystem })
      return docs.map(post => toPostCard(post, ctx.now()))
    }),
  )
}

function toPostCard({ number, image, ...post }: Omit<Post, 'body'>, now: Date): PostCard {
  const { id, title, slug, excerpt, category, author, publishedAt, seo } = post
  return {
    ...{ id, title, slug, excerpt, author },
    // A draft may lack these.
    publishedAt: publishedAt ?? now.toISOString(),
    category: category ?? POST_CATEGORIES[0].value,
    seo: seoWithDefaults(seo && withPictureUrl(seo), {
      title,
      description: excerpt,
      picture: toImage(image)?.address,
    }),
    number: number ?? null,
    image: toImage(image),
  }
}

type Article = { post: PostCard; body: RichText; all: PostCard[] }

export async function findPost(ctx: PageCtx, slug: string): Promise<Article | null> {
  const all = await listPosts(ctx)
  const post = all.find(each => each.slug === slug)
  return post ? { post, all, body: await readBody(ctx, post.id) } : null
}

/** For existing articles only: made-up addresses must not fill the cache. */
function readBody(ctx: PageCtx, id: string): Promise<RichText> {
  const read = async () => {
    const query = {
      collection: 'posts',
      id,
      depth: 0,
      draft: ctx.drafts,
      select: { body: true, _status: true },
    } as const
    const { body } = await ctx.payload.findByID({ ...query, ...asSystem })
    return readPictures(ctx, body as RichText)
  }
  return fillClaims(ctx, cached(ctx, 'posts', read, id))
}

async function readPictures(ctx: PageCtx, body: RichText): Promise<RichText> {
  const ids = pictureIds(body)
  if (ids.length === 0) return body
  const query = { collection: 'media', where: { id: { in: ids } }, depth: 0, pagination: false } as const
  const { docs } = await ctx.payload.find({ ...query, ...asSystem })
  const pictures = docs.flatMap(doc => {
    const image = toImage(doc)
    return image ? [[doc.id, image] as const] : []
  })
  return withPictures(body, new Map(pictures))
}

export async function buildFeed(ctx: PageCtx): Promise<string> {
  const [posts, { blog }, { name }] = await Promise.all([listPosts(ctx), getPageTexts(ctx), getCompany(ctx)])
  const link = `${env.SITE_URL}/blog`
  const feed = new Feed({
    ...{ id: link, link, language: 'nl', copyright: name },
    title: `${blog.seo.title} | ${name}`,
    description: blog.seo.description,
    updated: new Date(posts[0]?.publishedAt ?? 0),
    feedLinks: { rss: `${link}/rss.xml` },
  })
  for (const { title, slug, excerpt, publishedAt } of posts) {
    const address = env.SITE_URL + postPath(slug)
    const date = new Date(publishedAt)
    feed.addItem({ title, id: address, link: address, description: excerpt, date })
  }
  return feed.rss2()
}
