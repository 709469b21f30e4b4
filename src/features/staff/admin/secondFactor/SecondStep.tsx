'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { FACTOR_MESSAGES, type FactorAnswer, type SecondStepRequest } from '../../model/secondFactor'
import { signWithPasskey } from './passkeyDialog'
import { StepFrame } from './StepFrame'
import { TextInput, TotpInput } from './TextInput'
import { useAsyncAction } from './useAsyncAction'
import type { StepProps } from './useLogIn'

type Method = 'passkey' | 'totp' | 'recoveryCode'
type SecondStepProps = StepProps & { asked: Extract<SecondStepRequest, { step: 'answer' }> }

const OTHERS: Record<Method, string> = {
  passkey: 'Gebruik je toegangssleutel',
  totp: 'Gebruik een code uit je app',
  recoveryCode: 'Gebruik een herstelcode',
}

/** What the account asks besides the password, with the other ways beneath it. */
export function SecondStep({ asked, answer, restart, headingLevel }: SecondStepProps) {
  const [method, setMethod] = useState<Method>(asked.methods[0] ?? 'totp')
  const [code, setCode] = useState('')
  const { fault, isBusy, run } = useAsyncAction()

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
  // A new field takes the focus back after a refusal.
  const input = { value: code, onChange: setCode, onEnter: submit, takesFocus: true }
  return (
    <StepFrame
      heading="Tweede stap"
      text={FACTOR_MESSAGES.needed}
      {...{ fault, headingLevel }}
      onBack={restart}
    >
      {method === 'totp' && <TotpInput key={fault} {...input} />}
      {method === 'recoveryCode' && (
        <TextInput key={fault} label="Herstelcode" autoComplete="off" {...input} />
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
