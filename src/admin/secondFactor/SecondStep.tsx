'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { FACTOR_MESSAGES, type FactorAnswer, type SecondStepAsked } from '@/domain/security/secondFactor'
import { signWithPasskey } from './passkeyDialog'
import { StepFrame } from './StepFrame'
import { Typed } from './Typed'
import type { StepProps } from './useLogIn'
import { useStep } from './useStep'

type Method = 'passkey' | 'totp' | 'recoveryCode'
type SecondStepProps = StepProps & { asked: Extract<SecondStepAsked, { step: 'answer' }> }

const FIELDS = {
  totp: { label: 'Code uit je app', autoComplete: 'one-time-code', digits: true },
  recoveryCode: { label: 'Herstelcode', autoComplete: 'off', digits: false },
} as const

const OTHERS: Record<Method, string> = {
  passkey: 'Gebruik je toegangssleutel',
  totp: 'Gebruik een code uit je app',
  recoveryCode: 'Gebruik een herstelcode',
}

/** What the account asks besides the password, with the other ways beneath it. */
export function SecondStep({ asked, answer, restart }: SecondStepProps) {
  const [method, setMethod] = useState<Method>(asked.methods[0] ?? 'totp')
  const [code, setCode] = useState('')
  const { fault, isBusy, run } = useStep()

  async function send(): Promise<string | null> {
    if (method === 'passkey') return sign()
    const refusal = await answer({ kind: method, code } satisfies FactorAnswer)
    if (refusal) setCode('')
    return refusal
  }

  async function sign(): Promise<string | null> {
    const signed = await signWithPasskey(asked.passkey ?? {})
    if (signed.kind === 'refused') return signed.message
    return answer({ kind: 'passkey', response: signed.response as never })
  }

  const submit = () => void run(send)
  return (
    <StepFrame heading="Tweede stap" text={FACTOR_MESSAGES.needed} fault={fault} onBack={restart}>
      {method !== 'passkey' && (
        <Typed key={method} {...FIELDS[method]} value={code} onChange={setCode} onEnter={submit} hasFocus />
      )}
      <Button size="large" onClick={submit} disabled={isBusy}>
        {method === 'passkey' ? 'Toegangssleutel gebruiken' : 'Inloggen'}
      </Button>
      {asked.methods
        .filter(each => each !== method)
        .map(each => (
          <button key={each} type="button" className="factor-link" onClick={() => setMethod(each)}>
            {OTHERS[each]}
          </button>
        ))}
    </StepFrame>
  )
}
