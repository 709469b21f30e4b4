'use client'

import { useEffect, useRef } from 'react'
import { KeptMailNote } from '@/design-system/primitives/KeptMailNote'
import { Stamp } from '@/design-system/primitives/Stamp'
import type { Notice } from '@/design-system/primitives/toasts'

/** What comes next, in the place of the form. It takes the focus, so that it is read at once. */
export function CheckMail({ notice, email }: { notice: Notice; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-6">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {notice.title}
        </h3>
        <p className="mt-2 font-semibold text-pen [overflow-wrap:anywhere]">{email}</p>
        <p className="mt-2 max-w-[30em]">
          {notice.description} Niets gekregen? Kijk ook bij ongewenste mail.
        </p>
        <KeptMailNote className="mt-2" />
      </div>
      <Stamp word="Bijna klaar" small="nog één klik" lands />
    </div>
  )
}
