import { fillClaims } from '@/features/catalogue/server/getClaims'
import type { Post } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { toImage, withPictureUrl } from '@/platform/media/images'
import { publishedOrDraft } from '@/platform/payload/publishedOrDraft'
import { POST_CATEGORIES, type PostCard } from '../model/posts'
import { seoWithDefaults } from '../model/seo'

/** Every article as its card shows it, newest first. */
export function listPosts(ctx: PageCtx): Promise<PostCard[]> {
  return fillClaims(
    ctx,
    cached(ctx, 'posts', async () => {
      const query = {
        sort: '-publishedAt',
        ...publishedOrDraft(ctx),
        depth: 1,
        select: { body: false },
      } as const
      const { docs } = await ctx.payload.find({ collection: 'posts', ...query, ...asSystem })
      return docs.map(post => toPostCard(post, ctx.now()))
    }),
  )
}

function toPostCard({ number, image, ...post }: Omit<Post, 'body'>, now: Date): PostCard {
  const { id, title, slug, excerpt, category, author, publishedAt, seo } = post
  return {
    ...{ id, title, slug, excerpt, author },
    // A draft may lack these.
    publishedAt: publishedAt ?? now.toISOString(),
    category: category ?? POST_CATEGORIES[0].value,
    seo: seoWithDefaults(seo && withPictureUrl(seo), { title, description: excerpt, picture: toImage(image)?.address }),
    number: number ?? null,
    image: toImage(image),
  }
}
