import type { About } from '@/domain/site/about'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { claimed } from './getClaims'
import { imageOf } from './imageOf'

export function getAbout(ctx: PageCtx): Promise<About> {
  return claimed(
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
        portrait: imageOf(portrait),
        story,
        stats: stats.map(({ value, label }) => ({ value, label })),
        steps: steps.map(({ title, text }) => ({ title, text })),
      }
    }),
  )
}
