import Link from 'next/link'
import { Picture } from '@/design-system/primitives/Picture'
import { formatDay } from '@/platform/time/zone'
import { categoryLabel, type PostCard, postPath } from '../../model/posts'

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
