import Link from 'next/link'
import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Picture } from '@/design-system/primitives/Picture'
import type { Company } from '@/features/company/model/company'
import { formatDay } from '@/platform/time/zone'
import type { PageText } from '../../model/pageTexts'
import { categoryLabel, firstPostIndex, type PostCard, postPath } from '../../model/posts'
import { CallToAction } from '../pages/PageParts'

type BlogViewProps = {
  texts: PageText<'blog'>
  posts: PostCard[]
  next: number | null
  company: Company
  newsletter: ReactNode
}

export function BlogView({ texts, posts, next, company, newsletter }: BlogViewProps) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} />
      <section aria-label="Artikelen" className="wrap pb-14 lg:pb-20">
        {posts.length === 0 ? (
          <p className="slip max-w-xl p-7">{texts.words.empty}</p>
        ) : (
          <ul className="border-ink border-t-2">
            {posts.map((post, index) => (
              <PostLine key={post.id} post={post} id={`artikel-${index + 1}`} eager={index === 0} />
            ))}
          </ul>
        )}
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          {next && (
            <Link href={`/blog/pagina/${next}#artikel-${firstPostIndex(next) + 1}`} className="button">
              {texts.words.more}
            </Link>
          )}
          <a href="/blog/rss.xml" className="link inline-flex min-h-11 items-center">
            {texts.words.feed}
          </a>
        </div>
      </section>
      {newsletter}
      <CallToAction heading={texts.words.closing}>
        <ContactButton company={company} variant="configurator" className="button-primary max-sm:w-full" />
      </CallToAction>
    </>
  )
}

type PostLineProps = { post: PostCard; id?: string; as?: 'h2' | 'h3'; eager?: boolean }

export function PostLine({ post, id, as: Heading = 'h2', eager }: PostLineProps) {
  return (
    <li id={id} className="border-rule border-b">
      <article className="group relative grid gap-x-9 gap-y-4 py-7 md:grid-cols-[minmax(0,320px)_1fr] lg:grid-cols-[400px_1fr]">
        <div className="aspect-[16/9] overflow-hidden rounded-slip border border-rule bg-desk">
          {post.image && (
            <Picture
              image={post.image}
              sizes="(min-width: 1024px) 400px, (min-width: 768px) 320px, 100vw"
              className="size-full object-cover"
              eager={eager}
            />
          )}
        </div>
        <div className="self-center">
          <p className="text-sm text-soft">
            <span className="font-semibold text-red">{categoryLabel(post.category)}</span>
            <span className="mx-1.5">·</span>
            <time dateTime={post.publishedAt}>{formatDay(new Date(post.publishedAt))}</time>
          </p>
          <Heading className="mt-2 text-2xl lg:text-[1.9rem]">
            <Link
              href={postPath(post.slug)}
              className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {post.title}
            </Link>
          </Heading>
          <p className="mt-3 max-w-[38em] text-soft">{post.excerpt}</p>
        </div>
      </article>
    </li>
  )
}
