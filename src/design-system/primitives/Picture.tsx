import type { Image, ImageWidth } from '@/platform/media/images'

type PictureProps = {
  image: Image
  sizes: string
  className?: string
  /** True for the largest picture above the fold. */
  eager?: boolean
}

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
