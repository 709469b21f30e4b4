import type { HomeTexts } from '@/domain/site/home'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { claimed } from './getClaims'
import { withPicture } from './withPicture'

export function getHome(ctx: Ctx): Promise<HomeTexts> {
  return claimed(
    ctx,
    ctx.remember('home', async () => {
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
