import { PAGE_TEXTS, type PageText, type PageTexts } from '@/domain/site/pages'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { claimed } from './getClaims'

export function getPageTexts(ctx: Ctx): Promise<PageTexts> {
  return claimed(
    ctx,
    ctx.remember('page-texts', async () => {
      const doc = await ctx.payload.findGlobal({
        slug: 'page-texts',
        depth: 0,
        draft: ctx.drafts,
        ...asSystem,
      })
      return Object.fromEntries(PAGE_TEXTS.map(({ name }) => [name, pageText(doc[name])])) as PageTexts
    }),
  )
}

type Stored = Omit<PageText, 'points'> & { points?: PageText['points'] | null }

function pageText({ heading, lead, seo, points }: Stored): PageText {
  return { heading, lead, seo, points: (points ?? []).map(({ title, text }) => ({ title, text })) }
}
