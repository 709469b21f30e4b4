import Link from 'next/link'
import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import type { Company } from '@/features/company/model/company'
import type { PageText } from '../../model/pageTexts'
import { firstPostIndex, type PostCard } from '../../model/posts'
import { CallToAction } from '../pages/PageParts'
import { PostLine } from './PostLine'

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
