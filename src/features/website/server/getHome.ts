import { fillClaims } from '@/features/catalogue/server/getClaims'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { withPictureUrl } from '@/platform/media/images'
import type { HomeTexts } from '../model/home'

export function getHome(ctx: PageCtx): Promise<HomeTexts> {
  return fillClaims(
    ctx,
    cached(ctx, 'home', async () => {
      const doc = await ctx.payload.findGlobal({ slug: 'home', depth: 1, draft: ctx.drafts, ...asSystem })
      const { hero, servicesIntro, teaser, partners, portfolio, whyUs, contact, seo } = doc
      const points = (whyUs.points ?? []).map(({ title, text }) => ({ title, text }))
      return {
        ...{ hero, servicesIntro, teaser, partners, portfolio, contact },
        whyUs: { ...whyUs, points },
        seo: withPictureUrl(seo),
      }
    }),
  )
}
