'use client'

import { Picture } from '@/design-system/primitives/Picture'
import { useFailedImage } from '@/design-system/primitives/useFailedImage'
import type { Partner } from '../../model/partners'

/** A partner's word mark, or its name in a ruled box when there is none to show. */
export function PartnerLogo({ name, logo }: Pick<Partner, 'name' | 'logo'>) {
  const { failed, frame } = useFailedImage()

  if (!logo || failed) return <span className="partner-box">{name}</span>
  return (
    <span {...frame} className="contents">
      <Picture image={logo} sizes="150px" className="h-[62px] w-[150px] object-contain" />
    </span>
  )
}
