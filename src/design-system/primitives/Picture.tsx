import type { Image, ImageWidth } from '@/platform/media/images'

type PictureProps = {
  image: Image
  /** How wide it stands on the page, as the `sizes` attribute says it: "(min-width: 768px) 50vw, 100vw". */
  sizes: string
  className?: string
  /** True for the largest picture above the fold. */
  eager?: boolean
}

/** A picture in the smallest file that is sharp enough. Its place is kept while it comes. */
export function Picture({ image, sizes, className, eager = false }: PictureProps) {
  const { alt, width, height, address, webp, avif } = image
  return (
    <picture>
      {avif.length > 0 && <source type="image/avif" srcSet={srcSet(avif)} sizes={sizes} />}
      {webp.length > 0 && <source type="image/webp" srcSet={srcSet(webp)} sizes={sizes} />}
      <img
        src={address}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

const srcSet = (widths: ImageWidth[]) => widths.map(({ address, width }) => `${address} ${width}w`).join(', ')
