import { SHARED_TEXTS, type SharedTexts } from '@/domain/site/sharedTexts'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { claimed } from './getClaims'
import { wordsOf } from './wordsOf'

export function getSharedTexts(ctx: Ctx): Promise<SharedTexts> {
  return claimed(
    ctx,
    ctx.remember('shared-texts', async () => {
      const query = { slug: 'shared-texts', depth: 0, draft: ctx.drafts } as const
      const doc = await ctx.payload.findGlobal({ ...query, ...asSystem })
      const blocks = SHARED_TEXTS.map(({ name, words }) => [name, wordsOf(doc[name], words)])
      return Object.fromEntries(blocks) as SharedTexts
    }),
  )
}
