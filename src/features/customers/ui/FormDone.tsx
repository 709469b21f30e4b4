'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Stamp } from '@/design-system/primitives/Stamp'

type FormDoneProps = { stamp: string; small: string; title: string; children: ReactNode }

export function FormDone({ stamp, small, title, children }: FormDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div role="status" className="grid justify-items-start gap-5">
      <Stamp word={stamp} small={small} lands />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {children}
    </div>
  )
}
