import { fillClaims } from '@/features/catalogue/server/getClaims'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { textsOf } from '@/platform/payload/publishedOrDraft'
import { SHARED_TEXTS, type SharedTexts } from '../model/sharedTexts'

export function getSharedTexts(ctx: PageCtx): Promise<SharedTexts> {
  return fillClaims(
    ctx,
    cached(ctx, 'shared-texts', async () => {
      const query = { slug: 'shared-texts', depth: 0, draft: ctx.drafts } as const
      const doc = await ctx.payload.findGlobal({ ...query, ...asSystem })
      const blocks = SHARED_TEXTS.map(({ name, words }) => [name, textsOf(doc[name], words)])
      return Object.fromEntries(blocks) as SharedTexts
    }),
  )
}
