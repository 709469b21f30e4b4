import { Feed } from 'feed'
import { getCompany } from '@/features/company/server/getCompany'
import { postPath } from '@/features/website/model/posts'
import { getPageTexts } from '@/features/website/server/pageTexts'
import { listPosts } from '@/features/website/server/posts'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'

/** Made on demand, so that a new article stands in it at once. */
export const dynamic = 'force-dynamic'

/** The articles for who follows them with a reader of their own. */
export async function GET(): Promise<Response> {
  const ctx = await pageCtx()
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
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
