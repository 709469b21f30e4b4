import { breadcrumbFacts } from '@/domain/site/facts'
import { postsUpTo } from '@/domain/site/posts'
import { listPosts } from '@/server/content/listPosts'
import { env } from '@/server/env'
import { BlogView } from '@/ui/blog/BlogView'
import { JsonLd } from '@/ui/pages/JsonLd'
import { subscribe } from '../_actions/subscribe'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { BLOG_CRUMBS } from './_crumbs'

export const generateMetadata = metadataOf('blog')

export default async function BlogPage() {
  const { ctx, texts, company } = await pageContent('blog')
  const { shown = [], next = null } = postsUpTo(1, await listPosts(ctx)) ?? {}
  return (
    <>
      <JsonLd facts={breadcrumbFacts(BLOG_CRUMBS, env.SITE_URL)} />
      <BlogView texts={texts} posts={shown} next={next} company={company} subscribe={subscribe} />
    </>
  )
}
