import type { About } from '@/domain/site/about'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { claimed } from './getClaims'
import { imageOf } from './imageOf'

export function getAbout(ctx: Ctx): Promise<About> {
  return claimed(
    ctx,
    ctx.remember('about', async () => {
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
