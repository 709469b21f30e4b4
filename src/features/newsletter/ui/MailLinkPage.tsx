'use client'

import { useEffect, useRef } from 'react'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { useProgressiveForm } from '@/design-system/forms/useProgressiveForm'
import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { Stamp } from '@/design-system/primitives/Stamp'
import { type AskedState, MAIL_KEY_FIELD } from '../model/results'
import type { Outcome } from './linkOutcomes'

type KeyQuestionProps = {
  act: (before: AskedState, form: FormData) => Promise<AskedState>
  mailKey: string
  question: { heading: string; text: string; button: string }
  outcomes: Partial<Record<AskedState['kind'], Outcome>>
}

export function MailLinkPage({ act, mailKey, question, outcomes }: KeyQuestionProps) {
  const first = mailKey ? 'asked' : 'unknown'
  const { state, sending, action, onSubmit } = useProgressiveForm<AskedState>({
    act,
    idle: { kind: first },
    failed: () => ({ kind: 'notSaved' }),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  const outcome = outcomes[state.kind]
  const { heading: title, text } = outcome ?? question

  useEffect(() => {
    if (state.kind !== first) heading.current?.focus()
  }, [state, first])

  return (
    <CenteredSlip title="Nieuwsbrief">
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        {title}
      </h1>
      <p className="mt-4">{text}</p>
      {outcome?.stamp && (
        <div className="mt-6">
          <Stamp word={outcome.stamp} small="Nieuwsbrief" lands />
        </div>
      )}
      <div className="mt-7 flex flex-wrap gap-3.5">
        {(!outcome || outcome.again) && (
          <form action={action} onSubmit={onSubmit} className="max-sm:w-full">
            <input type="hidden" name={MAIL_KEY_FIELD} value={mailKey} />
            <button type="submit" className="button button-primary max-sm:w-full" disabled={sending}>
              {sending ? 'Bezig...' : question.button}
            </button>
            <ProofNote sending={sending} />
          </form>
        )}
        {outcome && (
          <a href={outcome.way.href} className="button max-sm:w-full">
            {outcome.way.label}
          </a>
        )}
      </div>
    </CenteredSlip>
  )
}
