import { fillClaims } from '@/features/catalogue/server/getClaims'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { withPictureUrl } from '@/platform/media/images'
import type { LandingPages } from '../model/landingPages'
import type { Point } from '../model/pages'

export function getLandingPages(ctx: PageCtx): Promise<LandingPages> {
  return fillClaims(
    ctx,
    cached(ctx, 'landing-pages', async () => {
      const query = { slug: 'landing-pages', depth: 1, draft: ctx.drafts } as const
      const { ads, subscription } = await ctx.payload.findGlobal({ ...query, ...asSystem })
      return {
        ads: { ...ads, benefits: toPoints(ads.benefits), seo: withPictureUrl(ads.seo) },
        subscription: {
          ...subscription,
          included: subscription.included.split('\n').filter(Boolean),
          reasons: toPoints(subscription.reasons),
          audience: toPoints(subscription.audience),
          seo: withPictureUrl(subscription.seo),
        },
      }
    }),
  )
}

function toPoints(points: Point[] | null | undefined): Point[] {
  return (points ?? []).map(({ title, text }) => ({ title, text }))
}
