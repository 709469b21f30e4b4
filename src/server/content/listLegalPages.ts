import type { LegalPage } from '@/domain/site/legal'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { shown } from './shown'

/** The legal pages as they are in force. */
export function listLegalPages(ctx: Ctx): Promise<LegalPage[]> {
  return ctx.remember('legal-pages', async () => {
    const { docs } = await ctx.payload.find({ collection: 'legal-pages', ...shown(ctx), ...asSystem })
    return docs.map(({ slug, title, updated, version, intro, sections, cookies }) => ({
      ...{ slug, title, updated, version, intro },
      sections: (sections ?? []).map(({ title: heading, text }) => ({ title: heading, text })),
      cookies: (cookies ?? []).map(({ name, purpose, kept, consent }) => ({ name, purpose, kept, consent })),
    }))
  })
}
