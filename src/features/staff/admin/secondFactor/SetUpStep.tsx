'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { SecondStepRequest } from '../../model/secondFactor'
import { CodeAppSetup } from './CodeAppSetup'
import { createPasskey } from './passkeyDialog'
import { StepFrame } from './StepFrame'
import { TotpInput } from './TextInput'
import { useAsyncAction } from './useAsyncAction'
import type { StepProps } from './useLogIn'

type SetUpStepProps = StepProps & { asked: Extract<SecondStepRequest, { step: 'setUp' }> }

const TEXT =
  'Met je account kun je bij gegevens van klanten. Daarom vraagt het inloggen naast je wachtwoord iets dat alleen jij hebt. Kies er een.'

export const FIRST_PASSKEY = 'Toegangssleutel'

/** Whoever must have a second step and has none sets one up here, before anything of the office opens. */
export function SetUpStep({ asked, answer, restart, headingLevel }: SetUpStepProps) {
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
