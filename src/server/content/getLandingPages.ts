import type { LandingPages } from '@/domain/site/landingPages'
import type { Point } from '@/domain/site/pages'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { claimed } from './getClaims'
import { withPicture } from './withPicture'

export function getLandingPages(ctx: PageCtx): Promise<LandingPages> {
  return claimed(
    ctx,
    cached(ctx, 'landing-pages', async () => {
      const query = { slug: 'landing-pages', depth: 1, draft: ctx.drafts } as const
      const { ads, subscription } = await ctx.payload.findGlobal({ ...query, ...asSystem })
      return {
        ads: { ...ads, benefits: pointsOf(ads.benefits), seo: withPicture(ads.seo) },
        subscription: {
          ...subscription,
          included: subscription.included.split('\n').filter(Boolean),
          reasons: pointsOf(subscription.reasons),
          audience: pointsOf(subscription.audience),
          seo: withPicture(subscription.seo),
        },
      }
    }),
  )
}

function pointsOf(points: Point[] | null | undefined): Point[] {
  return (points ?? []).map(({ title, text }) => ({ title, text }))
}
