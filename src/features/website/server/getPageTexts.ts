import { fillClaims } from '@/features/catalogue/server/getClaims'
import type { Media } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { withPictureUrl } from '@/platform/media/images'
import { textsOf } from '@/platform/payload/publishedOrDraft'
import { PAGE_TEXTS, type PageTexts, type Point, type Seo } from '../model/pages'

export function getPageTexts(ctx: PageCtx): Promise<PageTexts> {
  return fillClaims(
    ctx,
    cached(ctx, 'page-texts', async () => {
      const doc = await ctx.payload.findGlobal({
        slug: 'page-texts',
        depth: 1,
        draft: ctx.drafts,
        ...asSystem,
      })
      const texts = PAGE_TEXTS.map(({ name, words }) => [name, toPageText(doc[name], words)])
      return Object.fromEntries(texts) as PageTexts
    }),
  )
}

type StoredPageText = {
  heading: string
  lead: string
  seo: Omit<Seo, 'picture'> & { picture?: string | Media | null }
  points?: Point[] | null
  words?: Record<string, string | null> | null
}

function toPageText({ heading, lead, seo, points, words }: StoredPageText, named: readonly { name: string }[]) {
  return {
    heading,
    lead,
    seo: withPictureUrl(seo),
    points: (points ?? []).map(({ title, text }) => ({ title, text })),
    words: textsOf(words, named),
  }
}
