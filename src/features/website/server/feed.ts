import { Feed } from 'feed'
import { getCompany } from '@/features/company/server/getCompany'
import type { PageCtx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { postPath } from '../model/posts'
import { getPageTexts } from './pageTexts'
import { listPosts } from './posts'

/** The articles as RSS, for who follows them with a reader of their own. */
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
