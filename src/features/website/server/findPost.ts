import { fillClaims } from '@/features/catalogue/server/getClaims'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { toImage } from '@/platform/media/images'
import type { PostCard } from '../model/posts'
import { pictureIds, type RichText, withPictures } from '../model/richText'
import { listPosts } from './listPosts'

type Article = { post: PostCard; body: RichText; all: PostCard[] }

/** An article by its slug, with the others to read on with; null for one that readers cannot see. */
export async function findPost(ctx: PageCtx, slug: string): Promise<Article | null> {
  const all = await listPosts(ctx)
  const post = all.find(each => each.slug === slug)
  return post ? { post, all, body: await readBody(ctx, post.id) } : null
}

/** Only articles that stand are asked for, so that made-up addresses fill no cache. */
function readBody(ctx: PageCtx, id: string): Promise<RichText> {
  const read = async () => {
    const query = {
      collection: 'posts',
      id,
      depth: 0,
      draft: ctx.drafts,
      select: { body: true, _status: true },
    } as const
    const { body } = await ctx.payload.findByID({ ...query, ...asSystem })
    return readPictures(ctx, body as RichText)
  }
  return fillClaims(ctx, cached(ctx, 'posts', read, id))
}

async function readPictures(ctx: PageCtx, body: RichText): Promise<RichText> {
  const ids = pictureIds(body)
  if (ids.length === 0) return body
  const query = { collection: 'media', where: { id: { in: ids } }, depth: 0, pagination: false } as const
  const { docs } = await ctx.payload.find({ ...query, ...asSystem })
  const pictures = docs.flatMap(doc => {
    const image = toImage(doc)
    return image ? [[doc.id, image] as const] : []
  })
  return withPictures(body, new Map(pictures))
}
