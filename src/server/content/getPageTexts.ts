import { PAGE_TEXTS, type PageTexts, type Point, type Seo } from '@/domain/site/pages'
import type { Media } from '@/payload-types'
import { asSystem } from '../authority'
import type { PageCtx } from '../ctx'
import { cached } from './cached'
import { claimed } from './getClaims'
import { withPicture } from './withPicture'
import { wordsOf } from './wordsOf'

export function getPageTexts(ctx: PageCtx): Promise<PageTexts> {
  return claimed(
    ctx,
    cached(ctx, 'page-texts', async () => {
      const doc = await ctx.payload.findGlobal({
        slug: 'page-texts',
        depth: 1,
        draft: ctx.drafts,
        ...asSystem,
      })
      const texts = PAGE_TEXTS.map(({ name, words }) => [name, pageText(doc[name], words)])
      return Object.fromEntries(texts) as PageTexts
    }),
  )
}

type Stored = {
  heading: string
  lead: string
  seo: Omit<Seo, 'picture'> & { picture?: string | Media | null }
  points?: Point[] | null
  words?: Record<string, string | null> | null
}

function pageText({ heading, lead, seo, points, words }: Stored, named: readonly { name: string }[]) {
  return {
    heading,
    lead,
    seo: withPicture(seo),
    points: (points ?? []).map(({ title, text }) => ({ title, text })),
    words: wordsOf(words, named),
  }
}
