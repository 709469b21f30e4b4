'use client'

import { useEffect, useRef, useState } from 'react'
import type { Partner } from '@/domain/site/partners'
import { Picture } from '../primitives/Picture'

/** A partner's word mark, or its name in a ruled box when there is none to show. */
export function PartnerLogo({ name, logo }: Pick<Partner, 'name' | 'logo'>) {
  const box = useRef<HTMLSpanElement>(null)
  const [missing, setMissing] = useState(false)

  /** A picture that failed before this page came alive told nobody. */
  useEffect(() => {
    const image = box.current?.querySelector('img')
    if (image?.complete && image.naturalWidth === 0) setMissing(true)
  }, [])

  if (!logo || missing) return <span className="partner-box">{name}</span>
  return (
    <span ref={box} className="contents" onErrorCapture={() => setMissing(true)}>
      <Picture image={logo} sizes="150px" className="h-[62px] w-[150px] object-contain" />
    </span>
  )
}
