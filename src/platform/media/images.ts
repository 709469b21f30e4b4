import type { Media } from '../../payload-types'

export type ImageWidth = { address: string; width: number }

export type Image = {
  alt: string
  width: number
  height: number
  address: string
  webp: ImageWidth[]
  avif: ImageWidth[]
}

type Uploaded = string | Media | null | undefined

/** Null without an upload. Needs a read with depth 1. */
export function toImage(upload: Uploaded): Image | null {
  if (!upload || typeof upload === 'string' || !upload.url) return null
  const { alt, url, width, height } = upload
  return {
    ...{ alt, address: ownAddress(url), width: width ?? 0, height: height ?? 0 },
    webp: widthsOf(upload, 'image/webp'),
    avif: widthsOf(upload, 'image/avif'),
  }
}

const ownAddress = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

/** Narrowest first. A picture smaller than a width has no file of that width. */
function widthsOf({ sizes }: Media, mimeType: string): ImageWidth[] {
  return Object.values(sizes ?? {})
    .flatMap(size =>
      size?.mimeType === mimeType && size.url && size.width
        ? [{ address: ownAddress(size.url), width: size.width }]
        : [],
    )
    .sort((a, b) => a.width - b.width)
}

/** Needs a read with depth 1. */
export function withPictureUrl<Typed extends { picture?: string | Media | null }>(seo: Typed) {
  return { ...seo, picture: toImage(seo.picture)?.address }
}
