import { SHARED_TEXTS, type SharedTexts } from '@/domain/site/sharedTexts'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { claimed } from './getClaims'
import { wordsOf } from './wordsOf'

export function getSharedTexts(ctx: PageCtx): Promise<SharedTexts> {
  return claimed(
    ctx,
    cached(ctx, 'shared-texts', async () => {
      const query = { slug: 'shared-texts', depth: 0, draft: ctx.drafts } as const
      const doc = await ctx.payload.findGlobal({ ...query, ...asSystem })
      const blocks = SHARED_TEXTS.map(({ name, words }) => [name, wordsOf(doc[name], words)])
      return Object.fromEntries(blocks) as SharedTexts
    }),
  )
}
