import type { HomeTexts } from '@/domain/site/home'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { claimed } from './getClaims'
import { withPicture } from './withPicture'

export function getHome(ctx: PageCtx): Promise<HomeTexts> {
  return claimed(
    ctx,
    cached(ctx, 'home', async () => {
      const doc = await ctx.payload.findGlobal({ slug: 'home', depth: 1, draft: ctx.drafts, ...asSystem })
      const { hero, servicesIntro, teaser, partners, portfolio, whyUs, contact, seo } = doc
      const points = (whyUs.points ?? []).map(({ title, text }) => ({ title, text }))
      return {
        ...{ hero, servicesIntro, teaser, partners, portfolio, contact },
        whyUs: { ...whyUs, points },
        seo: withPicture(seo),
      }
    }),
  )
}
