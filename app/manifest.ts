import type { MetadataRoute } from 'next'
import { getCompany } from '@/features/company/server/public'
import { pageCtx } from '@/platform/requestCtx'

/** Made on demand: staff edit the name. */
export const dynamic = 'force-dynamic'

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, initials } = await getCompany(await pageCtx())
  return {
    ...{ name, short_name: initials, lang: 'nl', start_url: '/', display: 'browser' },
    ...{ background_color: '#efe9dc', theme_color: '#efe9dc' },
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
