import type { HomeTexts } from '@/domain/site/home'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { claimed } from './getClaims'

export function getHome(ctx: Ctx): Promise<HomeTexts> {
  return claimed(
    ctx,
    ctx.remember('home', async () => {
      const doc = await ctx.payload.findGlobal({ slug: 'home', depth: 0, draft: false, ...asSystem })
      const { hero, servicesIntro, teaser, contact, seo } = doc
      return { hero, servicesIntro, teaser, contact, seo }
    }),
  )
}
