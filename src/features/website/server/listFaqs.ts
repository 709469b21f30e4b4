import { fillClaims } from '@/features/catalogue/server/getClaims'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { publishedOrDraft } from '@/platform/payload/publishedOrDraft'
import type { Faq } from '../model/faqs'

/** Every published question, in the order that staff gave them. */
export function listFaqs(ctx: PageCtx): Promise<Faq[]> {
  return fillClaims(
    ctx,
    cached(ctx, 'faqs', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'faqs',
        sort: 'order',
        ...publishedOrDraft(ctx),
        ...asSystem,
      })
      return docs.map(({ id, question, answer, place }) => ({ id, question, answer, place }))
    }),
  )
}
