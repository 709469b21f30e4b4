import type { About } from '@/domain/site/about'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { claimed } from './getClaims'

export function getAbout(ctx: Ctx): Promise<About> {
  return claimed(
    ctx,
    ctx.remember('about', async () => {
      const { founder, story, stats, steps } = await ctx.payload.findGlobal({
        slug: 'about',
        depth: 0,
        draft: false,
        ...asSystem,
      })
      return {
        founder,
        story,
        stats: stats.map(({ value, label }) => ({ value, label })),
        steps: steps.map(({ title, text }) => ({ title, text })),
      }
    }),
  )
}
