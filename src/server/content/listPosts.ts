import { POST_CATEGORIES, type PostCard } from '@/domain/site/posts'
import { seoOf } from '@/domain/site/seo'
import type { Post } from '@/payload-types'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { claimed } from './getClaims'
import { imageOf } from './imageOf'
import { shown } from './shown'
import { withPicture } from './withPicture'

/** Every article as its card shows it, newest first. */
export function listPosts(ctx: PageCtx): Promise<PostCard[]> {
  return claimed(
    ctx,
    cached(ctx, 'posts', async () => {
      const query = { sort: '-publishedAt', ...shown(ctx), depth: 1, select: { body: false } } as const
      const { docs } = await ctx.payload.find({ collection: 'posts', ...query, ...asSystem })
      return docs.map(post => cardOf(post, ctx.now()))
    }),
  )
}

function cardOf({ number, image, ...post }: Omit<Post, 'body'>, now: Date): PostCard {
  const { id, title, slug, excerpt, category, author, publishedAt, seo } = post
  return {
    ...{ id, title, slug, excerpt, author },
    // A draft may lack these.
    publishedAt: publishedAt ?? now.toISOString(),
    category: category ?? POST_CATEGORIES[0].value,
    seo: seoOf(seo && withPicture(seo), { title, description: excerpt, picture: imageOf(image)?.address }),
    number: number ?? null,
    image: imageOf(image),
  }
}
