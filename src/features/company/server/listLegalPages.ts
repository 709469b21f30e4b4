import type { LegalPage as KeptPage } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { cached, publishedOrDraft } from '@/platform/cache/cached'
import type { PageCtx } from '@/platform/ctx'
import { findLegalPage, GENERAL_TERMS, type LegalPage } from '../model/legal'

export function listLegalPages(ctx: PageCtx): Promise<LegalPage[]> {
  return cached(ctx, 'legal-pages', async () => {
    const { docs } = await ctx.payload.find({
      collection: 'legal-pages',
      ...publishedOrDraft(ctx),
      ...asSystem,
    })
    return docs.map(toLegalPage)
  })
}

export async function findGeneralTerms(ctx: PageCtx): Promise<LegalPage | undefined> {
  return findLegalPage(await listLegalPages(ctx), GENERAL_TERMS)
}

export function toLegalPage(page: KeptPage): LegalPage {
  const { slug, title, updated, version, intro, sections, cookies } = page
  return {
    ...{ slug, title, updated, version, intro },
    sections: (sections ?? []).map(({ title: heading, text }) => ({ title: heading, text })),
    cookies: (cookies ?? []).map(({ name, purpose, kept, consent }) => ({ name, purpose, kept, consent })),
  }
}
