'use client'

import type { Image } from '@/platform/media/images'
import { initialsOf } from '@/platform/text/format'
import { useFailedImage } from './useFailedImage'

export function Portrait({
  name,
  image,
  className = '',
}: {
  name: string
  image: Image | null
  className?: string
}) {
  const { failed, frame } = useFailedImage()
  const shape = `grid size-14 flex-none place-items-center overflow-hidden rounded-slip border-[1.75px] border-ink bg-yellow ${className}`
  if (!image || failed) {
    return (
      <span aria-hidden="true" className={`${shape} font-bold font-head text-xl`}>
        {initialsOf(name)}
      </span>
    )
  }
  return (
    <span {...frame} className={shape}>
      {/* biome-ignore lint/performance/noImgElement: an upload is stored in these widths, so next/image has nothing to resize */}
      <img
        src={image.webp[0]?.address ?? image.address}
        alt={image.alt}
        width={56}
        height={56}
        className="size-full object-cover"
      />
    </span>
  )
}
