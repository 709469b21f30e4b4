import type { RootLivePreviewConfig } from 'payload'
import * as z from 'zod'
import { asUser } from '@/platform/access/authority'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { env } from '@/platform/env'
import { PREVIEWED_SLUGS, previewPath } from '../model/preview'

const PREVIEW_PATH = '/intern/voorbeeld'

/** Staff write beside the real page: it opens in preview, and is made anew whenever a draft is kept. */
export const livePreview = (collections: string[], globals: string[]): RootLivePreviewConfig => ({
  collections: collections.filter(slug => PREVIEWED_SLUGS.includes(slug)),
  globals: globals.filter(slug => PREVIEWED_SLUGS.includes(slug)),
  url: async ({ data, collectionConfig, globalConfig, req }) => {
    const slug = collectionConfig?.slug ?? globalConfig?.slug ?? ''
    const tab = globalConfig ? await getOpenTab(ctxOf(req), slug) : 0
    return `${env.SITE_URL}${PREVIEW_PATH}?naar=${encodeURIComponent(previewPath(slug, data, tab))}`
  },
  breakpoints: [
    { name: 'phone', label: 'Telefoon', width: 390, height: 844 },
    { name: 'desktop', label: 'Scherm', width: 1440, height: 900 },
  ],
})

const schema = z.object({ fields: z.record(z.string(), z.object({ tabIndex: z.number().optional() })) })

/**
 * The number of the tab of a global that an editor has open, from 0. Payload keeps it among their preferences;
 * who opened none yet sees the first.
 */
export async function getOpenTab(ctx: Ctx, slug: string): Promise<number> {
  const { docs } = await ctx.payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: `global-${slug}` } },
    limit: 1,
    depth: 0,
    ...asUser(ctx),
  })
  const kept = schema.safeParse(docs[0]?.value)
  const tabs = kept.success ? Object.values(kept.data.fields) : []
  return tabs.find(({ tabIndex }) => tabIndex !== undefined)?.tabIndex ?? 0
}
