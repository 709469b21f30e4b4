import { paginatePosts } from '@/features/website/model/posts'
import { BLOG_CRUMBS, breadcrumbJsonLd } from '@/features/website/model/structuredData'
import { listPosts } from '@/features/website/server/public'
import { BlogView } from '@/features/website/ui/blog/BlogView'
import { JsonLd } from '@/features/website/ui/pages/PageParts'
import { env } from '@/platform/env'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'
import { BlogNewsletter } from './_newsletter'

export const generateMetadata = metadataOf('blog')

export default async function BlogPage() {
  const { ctx, texts, company } = await pageContent('blog')
  const { shown = [], next = null } = paginatePosts(1, await listPosts(ctx)) ?? {}
  return (
    <>
      <JsonLd facts={breadcrumbJsonLd(BLOG_CRUMBS, env.SITE_URL)} />
      <BlogView
        texts={texts}
        posts={shown}
        next={next}
        newsletter={<BlogNewsletter {...{ texts, company }} />}
      />
    </>
  )
}
