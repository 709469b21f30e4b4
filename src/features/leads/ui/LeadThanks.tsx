'use client'

import { useEffect, useRef } from 'react'
import { StoredMailNote } from '@/design-system/primitives/KeptMailNote'
import { Stamp } from '@/design-system/primitives/Stamp'
import type { Notice } from '@/design-system/primitives/toasts'

type LeadThanksProps = {
  words: { thanks: string; next: string; again: string }
  notice: Notice
  reference: string
  onAgain?: () => void
}

/** The card that takes the place of a form that was sent. */
export function LeadThanks({ words, notice, reference, onAgain }: LeadThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div role="status" className="grid justify-items-center gap-5 py-6 text-center">
      <Stamp word="Ontvangen" small={`nr. ${reference}`} lands />
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {words.thanks}
      </h3>
      <p>{notice.tone === 'warning' ? notice.description : words.next}</p>
      <StoredMailNote />
      {onAgain && (
        <button type="button" className="underlined min-h-11" onClick={onAgain}>
          {words.again}
        </button>
      )}
    </div>
  )
}
