import type { Faq } from '@/domain/site/faqs'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { claimed } from './getClaims'
import { shown } from './shown'

/** Every published question, in the order that staff gave them. */
export function listFaqs(ctx: Ctx): Promise<Faq[]> {
  return claimed(
    ctx,
    ctx.remember('faqs', async () => {
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
