'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { FACTOR_MESSAGES } from '../../messages'
import { type FactorAnswer, FIRST_PASSKEY, type SecondStepRequest } from '../../model/secondFactor'
import { CodeAppSetup, TextInput, TotpInput } from './factorFields'
import { createPasskey, type StepProps, signWithPasskey, useAsyncAction } from './logInClient'

export function LogInStep({ asked, ...step }: StepProps & { asked: SecondStepRequest }) {
  return asked.step === 'answer' ? (
    <SecondStep asked={asked} {...step} />
  ) : (
    <SetUpStep asked={asked} {...step} />
  )
}

type Method = 'passkey' | 'totp' | 'recoveryCode'
type SecondStepProps = StepProps & { asked: Extract<SecondStepRequest, { step: 'answer' }> }

const OTHERS: Record<Method, string> = {
  passkey: 'Gebruik je toegangssleutel',
  totp: 'Gebruik een code uit je app',
  recoveryCode: 'Gebruik een herstelcode',
}

function SecondStep({ asked, answer, restart, headingLevel }: SecondStepProps) {
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

type SetUpStepProps = StepProps & { asked: Extract<SecondStepRequest, { step: 'setUp' }> }

const TEXT =
  'Met je account kun je bij gegevens van klanten. Daarom vraagt het inloggen naast je wachtwoord iets dat alleen jij hebt. Kies er een.'

function SetUpStep({ asked, answer, restart, headingLevel }: SetUpStepProps) {
  const [code, setCode] = useState('')
  const { fault, isBusy, run } = useAsyncAction()

  const Subheading = headingLevel === 1 ? 'h2' : 'h4'
  const confirm = () => void run(() => answer({ kind: 'newTotp', setup: asked.totp.setup, code }))
  const make = () =>
    void run(async () => {
      const made = await createPasskey(asked.passkey)
      if (made.kind === 'refused') return made.message
      return answer({ kind: 'newPasskey', name: FIRST_PASSKEY, response: made.response as never })
    })

  return (
    <StepFrame heading="Stel je tweede stap in" text={TEXT} {...{ fault, headingLevel }} onBack={restart}>
      <Subheading>Een code-app</Subheading>
      <CodeAppSetup setup={asked.totp} />
      <TotpInput value={code} onChange={setCode} onEnter={confirm} />
      <Button size="large" onClick={confirm} disabled={isBusy}>
        Code-app gebruiken
      </Button>
      <Subheading>Of een toegangssleutel</Subheading>
      <p>Je vinger, je gezicht of de pincode van dit apparaat, of een losse sleutel.</p>
      <Button size="large" buttonStyle="secondary" onClick={make} disabled={isBusy}>
        Toegangssleutel maken
      </Button>
    </StepFrame>
  )
}

type StepFrameProps = {
  heading: string
  text: string
  fault: string | null
  headingLevel: 1 | 3
  onBack: () => void
  children: ReactNode
}

function StepFrame({ heading, text, fault, headingLevel, onBack, children }: StepFrameProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h3'
  return (
    <section className="factor-step" aria-labelledby="step-heading">
      <Heading id="step-heading">{heading}</Heading>
      <p>{text}</p>
      {fault && (
        <p role="alert" className="admin-urgent">
          {fault}
        </p>
      )}
      {children}
      <button type="button" className="factor-link" onClick={onBack}>
        Terug naar je wachtwoord
      </button>
    </section>
  )
}
