import type { Faq } from '@/domain/site/faqs'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { claimed } from './getClaims'
import { shown } from './shown'

/** Every published question, in the order that staff gave them. */
export function listFaqs(ctx: PageCtx): Promise<Faq[]> {
  return claimed(
    ctx,
    cached(ctx, 'faqs', async () => {
      const { docs } = await ctx.payload.find({
        collection: 'faqs',
        sort: 'order',
        ...shown(ctx),
        ...asSystem,
      })
      return docs.map(({ id, question, answer, place }) => ({ id, question, answer, place }))
    }),
  )
}
