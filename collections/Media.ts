import type { CollectionConfig } from 'payload'
import { rejectUsedMedia, revalidateMedia } from '@/features/website/server/public'
import { openContentAccess } from '@/platform/access/rules'
import { env } from '@/platform/env'
import { missingFile } from '@/platform/payload/missingFile'

const WIDTHS = [400, 800, 1200, 1600]

/** Seconds that browsers keep a picture. A new file under the same name is seen everywhere a day later. */
const DAY = 86_400
const OPTIONS = { webp: { quality: 80 }, avif: { quality: 50, effort: 2 } }

/** Fixed widths in WebP and AVIF are made at upload, so that no address can ask for another size. */
const imageSizes = WIDTHS.flatMap(width =>
  (['webp', 'avif'] as const).map(format => ({
    name: `${format}${width}`,
    width,
    formatOptions: { format, options: OPTIONS[format] },
  })),
)

export const Media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Beeld', plural: 'Beelden' },
  admin: { useAsTitle: 'alt', group: 'Site', defaultColumns: ['filename', 'alt', 'updatedAt'] },
  access: openContentAccess,
  hooks: {
    beforeDelete: [rejectUsedMedia],
    afterChange: [revalidateMedia],
    afterDelete: [revalidateMedia],
  },
  upload: {
    staticDir: env.MEDIA_DIR,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    // Drawing it anew leaves out where and with what a photo was taken, and no original is larger than is of use.
    resizeOptions: { width: 2400, withoutEnlargement: true },
    imageSizes,
    adminThumbnail: 'webp400',
    focalPoint: false,
    crop: false,
    pasteURL: false,
    handlers: [missingFile],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('cache-control', `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`)
    },
  },
  fields: [
    {
      name: 'alt',
      label: 'Beschrijving van het beeld',
      type: 'text',
      required: true,
      admin: { description: 'Voor wie het beeld niet ziet: wat staat erop?' },
    },
  ],
}
