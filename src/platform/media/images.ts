/** One of the widths that were made of a picture at upload. */
export type ImageWidth = { address: string; width: number }

/** A picture as a page shows it: never wider than it was uploaded, and with words for who cannot see it. */
export type Image = {
  alt: string
  width: number
  height: number
  address: string
  webp: ImageWidth[]
  avif: ImageWidth[]
}
