import { type JSXConvertersFunction, RichText as RichTextView } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design-system/layout/PageHead'
import { Picture } from '@/design-system/primitives/Picture'
import { Portrait } from '@/design-system/primitives/Portrait'
import { formatDay } from '@/platform/time/zone'
import type { Words } from '../../model/pageTexts'
import { categoryLabel, type PostCard } from '../../model/posts'
import {
  chaptersOf,
  headingIds,
  type RichText,
  type RichTextNode,
  readingMinutes,
} from '../../model/richText'
import type { Breadcrumb } from '../../model/structuredData'
import { Contents } from '../pages/Contents'
import { PostLine } from './BlogView'

const CHAPTERS_FOR_CONTENTS = 3

type ArticleViewProps = {
  words: Words<'blog'>
  post: PostCard
  body: RichText
  related: PostCard[]
  crumbs: Breadcrumb[]
  quote: ReactNode
}

export function ArticleView({ words, post, body, related, crumbs, quote }: ArticleViewProps) {
  const chapters = chaptersOf(body)
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <article>
        <header className="wrap pt-6 pb-9 lg:pt-10">
          <p className="font-semibold text-red">{categoryLabel(post.category)}</p>
          <h1 className="mt-3 max-w-[18em] font-extrabold text-[clamp(2.2rem,4.6vw,3.8rem)] leading-none tracking-[-.035em]">
            {post.title}
          </h1>
          <p className="mt-5 max-w-[36em] text-lg text-soft leading-normal lg:text-xl">{post.excerpt}</p>
          <div className="mt-7 flex items-center gap-4">
            <Portrait name={post.author} image={null} />
            <p>
              <span className="block font-semibold">{post.author}</span>
              <span className="text-soft">
                <time dateTime={post.publishedAt}>{formatDay(new Date(post.publishedAt))}</time>
                <span className="mx-1.5">·</span>
                {readingMinutes(body)} {words.minutes}
              </span>
            </p>
          </div>
        </header>
        {post.image && (
          <div className="wrap">
            <div className="aspect-[16/9] overflow-hidden rounded-slip bg-yellow lg:max-w-[786px]">
              <Picture
                image={post.image}
                sizes="(min-width: 1024px) 786px, 100vw"
                className="size-full object-cover"
                eager
              />
            </div>
          </div>
        )}
        <div className="wrap grid gap-9 py-10 lg:grid-cols-[minmax(0,786px)_260px] lg:justify-between lg:gap-12 lg:py-14">
          {chapters.length >= CHAPTERS_FOR_CONTENTS && (
            <Contents title={words.chapters} heading className="lg:order-2">
              {chapters.map(({ id, text }) => (
                <li key={id} className="border-rule border-b">
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center py-2.5 leading-snug hover:bg-yellow"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </Contents>
          )}
          <div className="slip min-w-0 p-6 md:p-10 lg:p-12">
            <ArticleBody body={body} />
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className="wrap pb-14 lg:pb-20">
          <h2 className="text-3xl lg:text-4xl">{words.related}</h2>
          <ul className="mt-6 border-ink border-t-2">
            {related.map(each => (
              <PostLine key={each.id} post={each} />
            ))}
          </ul>
        </section>
      )}
      {quote}
    </>
  )
}

function convertersFor(body: RichText): JSXConvertersFunction {
  const ids = headingIds(body)
  return ({ defaultConverters }) => ({
    ...defaultConverters,
    heading: ({ node, nodesToJSX }) => {
      const Heading = node.tag
      return <Heading id={ids.get(node as RichTextNode)}>{nodesToJSX({ nodes: node.children })}</Heading>
    },
    upload: ({ node }) => <Illustration node={node as unknown as RichTextNode} />,
  })
}

function Illustration({ node: { fields, picture } }: { node: RichTextNode }) {
  if (!picture) return null
  return (
    <figure>
      <Picture image={picture} sizes="(min-width: 1024px) 640px, 100vw" />
      {fields?.caption && <figcaption>{fields.caption}</figcaption>}
    </figure>
  )
}

function ArticleBody({ body }: { body: RichText }) {
  return <RichTextView data={body as never} converters={convertersFor(body)} className="prose" />
}
