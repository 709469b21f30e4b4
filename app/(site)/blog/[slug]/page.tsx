import type { Metadata } from 'next'
import { postPath, relatedPosts } from '@/features/website/model/posts'
import { articleJsonLd, BLOG_CRUMBS, breadcrumbJsonLd } from '@/features/website/model/structuredData'
import { findPost, pageMetadata } from '@/features/website/server/public'
import { ArticleView } from '@/features/website/ui/blog/ArticleView'
import { CloseLink, JsonLd } from '@/features/website/ui/pages/PageParts'
import type { PageCtx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'
import { pageContent } from '../../_content'
import { Quote } from '../../_quote'
import { redirectOrNotFound } from '../../_redirect'

/** Made on the first request, then cached. The proxy lets only existing addresses through. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ slug: string }> }

async function articleOf(ctx: PageCtx, { params }: Props) {
  const { slug } = await params
  return (await findPost(ctx, slug)) ?? redirectOrNotFound(postPath(slug))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const ctx = await pageCtx()
  const { post } = await articleOf(ctx, props)
  const shared = await pageMetadata(ctx, postPath(post.slug), post.seo)
  const article = { type: 'article' as const, publishedTime: post.publishedAt, authors: [post.author] }
  return { ...shared, openGraph: { ...shared.openGraph, ...article } }
}

export default async function ArticlePage(props: Props) {
  const { ctx, texts, company } = await pageContent('blog')
  const { post, body, all } = await articleOf(ctx, props)
  const crumbs = [...BLOG_CRUMBS, { name: post.title, path: postPath(post.slug) }]
  return (
    <>
      <JsonLd facts={articleJsonLd(post, company, env.SITE_URL)} />
      <JsonLd facts={breadcrumbJsonLd(crumbs, env.SITE_URL)} />
      <ArticleView
        words={texts.words}
        {...{ post, body, crumbs }}
        related={relatedPosts(post, all)}
        quote={
          <Quote
            source={post.slug}
            closing={{
              heading: texts.words.closing,
              text: texts.words.closingText,
              other: <CloseLink href="/configurator">{company.buttons.configurator}</CloseLink>,
            }}
          />
        }
      />
    </>
  )
}
