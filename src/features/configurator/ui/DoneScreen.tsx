'use client'

import { useEffect, useRef } from 'react'
import { StoredMailNote } from '@/design-system/notices/StoredMailNote'
import { ContactButton, type ContactInfo } from '@/design-system/primitives/ContactButton'
import { Stamp } from '@/design-system/primitives/Stamp'
import { keepTogether } from '@/platform/text/keepTogether'
import { type Draft, LAST_STEP } from '../model/draft'
import type { ConfiguratorOptions } from '../model/options'
import { ConfiguratorSlip } from './ConfiguratorSlip'
import { StartAgainButton } from './StartAgainButton'

type DoneScreenProps = {
  draft: Draft
  options: ConfiguratorOptions
  company: ContactInfo
  reference: string
  /** Empty when no answer is promised: then nothing is said but that it came in. */
  answerBy: string
  onAgain: () => void
}

export default function DoneScreen({
  draft,
  options,
  company,
  reference,
  answerBy,
  onAgain,
}: DoneScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className="wrap grid items-start gap-12 py-10 lg:grid-cols-[1.1fr_.9fr] lg:gap-16 lg:py-16">
      <section>
        <div className="mb-8 flex">
          <Stamp word="Ontvangen" small={`nr. ${reference}`} lands />
        </div>
        <h2 ref={heading} tabIndex={-1} className="text-[clamp(2.2rem,4.4vw,3.4rem)] outline-none">
          Bedankt, je werkbon is binnen.
        </h2>
        <p className="mt-4 max-w-[32em] text-lg">
          {answerBy && (
            <>
              Uiterlijk <strong>{keepTogether(answerBy)}</strong> hoor je van ons, met een persoonlijke
              offerte.{' '}
            </>
          )}
          Je nummer is <strong>{reference}</strong>; noem het als je ons belt of mailt.
        </p>
        {answerBy && <StoredMailNote className="mt-4" />}
        <div className="mt-8 flex flex-wrap gap-3.5">
          <ContactButton company={company} variant="phone" className="max-sm:w-full" />
          <ContactButton company={company} variant="email" className="max-sm:w-full" />
        </div>
        <StartAgainButton onAgain={onAgain} className="mt-8" />
      </section>
      <ConfiguratorSlip draft={draft} options={options} step={LAST_STEP} number={`Nr. ${reference}`} />
    </div>
  )
}
