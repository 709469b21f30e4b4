import type { Media } from '@/payload-types'
import { toImage } from './imageOf'

/** What staff typed for search engines, with the address of the picture. The read before it asked for depth 1. */
export function withPictureUrl<Typed extends { picture?: string | Media | null }>(seo: Typed) {
  return { ...seo, picture: toImage(seo.picture)?.address }
}
