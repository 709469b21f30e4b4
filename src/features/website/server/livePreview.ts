import type { RootLivePreviewConfig } from 'payload'
import { ctxOf } from '@/platform/ctx'
import { env } from '@/platform/env'
import { PREVIEWED_SLUGS, previewPath } from '../model/preview'
import { getOpenTab } from './openTab'

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
