import type { Media } from '../../payload-types'

/** One of the widths that were made of a picture at upload. */
export type ImageWidth = { address: string; width: number }

/** A picture as a page shows it, never wider than its upload, with alternative text. */
export type Image = {
  alt: string
  width: number
  height: number
  address: string
  webp: ImageWidth[]
  avif: ImageWidth[]
}

type Uploaded = string | Media | null | undefined

/** An upload as pages show it; null where there is none. Needs a read with depth 1. */
export function toImage(upload: Uploaded): Image | null {
  if (!upload || typeof upload === 'string' || !upload.url) return null
  const { alt, url, width, height } = upload
  return {
    ...{ alt, address: ownAddress(url), width: width ?? 0, height: height ?? 0 },
    webp: widthsOf(upload, 'image/webp'),
    avif: widthsOf(upload, 'image/avif'),
  }
}

/** Addresses of pictures carry no host. */
const ownAddress = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

/** The files of one format, narrowest first. A picture smaller than a width has no file of that width. */
function widthsOf({ sizes }: Media, mimeType: string): ImageWidth[] {
  return Object.values(sizes ?? {})
    .flatMap(size =>
      size?.mimeType === mimeType && size.url && size.width
        ? [{ address: ownAddress(size.url), width: size.width }]
        : [],
    )
    .sort((a, b) => a.width - b.width)
}

/** What staff typed for search engines, with the address of the picture. Needs a read with depth 1. */
export function withPictureUrl<Typed extends { picture?: string | Media | null }>(seo: Typed) {
  return { ...seo, picture: toImage(seo.picture)?.address }
}
