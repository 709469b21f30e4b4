import Link from 'next/link'
import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { Picture } from '@/design-system/primitives/Picture'
import { formatDay } from '@/platform/time/zone'
import type { PageText } from '../../model/pageTexts'
import { categoryLabel, firstPostIndex, type PostCard, postPath } from '../../model/posts'

type BlogViewProps = {
  texts: PageText<'blog'>
  posts: PostCard[]
  next: number | null
  newsletter: ReactNode
}

export function BlogView({ texts, posts, next, newsletter }: BlogViewProps) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} />
      <section aria-label="Artikelen" className="wrap pb-14 lg:pb-20">
        {posts.length === 0 ? (
          <p className="slip max-w-xl p-7">{texts.words.empty}</p>
        ) : (
          <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
            {posts.map((post, index) => (
              <PostLine
                key={post.id}
                post={post}
                id={`artikel-${index + 1}`}
                shape={index === 0 ? 'lead' : 'card'}
                eager={index === 0}
              />
            ))}
          </ul>
        )}
        <div className="mt-12 flex flex-wrap items-center gap-x-7 gap-y-3">
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
    </>
  )
}

/** The first of a list large, the next three by three; lines where they stand below something else. */
const SHAPES = {
  lead: {
    row: 'lg:col-span-3',
    article: 'lg:grid-cols-[1.75fr_1fr] lg:items-center',
    heading: 'text-3xl lg:text-[2.6rem]',
    sizes: '(min-width: 1024px) 760px, 100vw',
  },
  card: {
    row: '',
    article: 'md:max-lg:grid-cols-[320px_1fr] md:max-lg:items-center lg:content-start',
    heading: 'text-2xl',
    sizes: '(min-width: 1024px) 380px, (min-width: 768px) 320px, 100vw',
  },
  line: {
    row: 'border-rule border-b py-7',
    article: 'md:grid-cols-[minmax(0,320px)_1fr] md:items-center',
    heading: 'text-2xl lg:text-[1.9rem]',
    sizes: '(min-width: 768px) 320px, 100vw',
  },
} as const

type PostLineProps = {
  post: PostCard
  id?: string
  shape?: keyof typeof SHAPES
  eager?: boolean
}

export function PostLine({ post, id, shape = 'line', eager }: PostLineProps) {
  const { row, article, heading, sizes } = SHAPES[shape]
  const Heading = shape === 'line' ? 'h3' : 'h2'
  return (
    <li id={id} className={row}>
      <article className={`group relative grid gap-x-10 gap-y-4 ${article}`}>
        <div className="aspect-[16/9] overflow-hidden rounded-slip bg-yellow">
          {post.image && (
            <Picture image={post.image} sizes={sizes} className="size-full object-cover" eager={eager} />
          )}
        </div>
        <div>
          <p className="text-sm text-soft">
            <span className="font-semibold text-red">{categoryLabel(post.category)}</span>
            <span className="mx-1.5">·</span>
            <time dateTime={post.publishedAt}>{formatDay(new Date(post.publishedAt))}</time>
          </p>
          <Heading className={`mt-2 ${heading}`}>
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
