import { fillClaims } from '@/features/catalogue/server/getClaims'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { toImage } from '@/platform/media/images'
import type { About } from '../model/about'

export function getAbout(ctx: PageCtx): Promise<About> {
  return fillClaims(
    ctx,
    cached(ctx, 'about', async () => {
      const { founder, portrait, story, stats, steps } = await ctx.payload.findGlobal({
        slug: 'about',
        depth: 1,
        draft: ctx.drafts,
        ...asSystem,
      })
      return {
        founder,
        portrait: toImage(portrait),
        story,
        stats: stats.map(({ value, label }) => ({ value, label })),
        steps: steps.map(({ title, text }) => ({ title, text })),
      }
    }),
  )
}
