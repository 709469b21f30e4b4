'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { SecondStepAsked } from '@/domain/security/secondFactor'
import { CodeAppSetup } from './CodeAppSetup'
import { makePasskey } from './passkeyDialog'
import { StepFrame } from './StepFrame'
import { Typed } from './Typed'
import type { StepProps } from './useLogIn'
import { useStep } from './useStep'

type SetUpStepProps = StepProps & { asked: Extract<SecondStepAsked, { step: 'setUp' }> }

const TEXT =
  'Met je account kun je bij gegevens van klanten. Daarom vraagt het inloggen naast je wachtwoord iets dat alleen jij hebt. Kies er een.'

export const FIRST_PASSKEY = 'Toegangssleutel'

/** Whoever must have a second step and has none sets one up here, before anything of the office opens. */
export function SetUpStep({ asked, answer, restart }: SetUpStepProps) {
  const [code, setCode] = useState('')
  const { fault, isBusy, run } = useStep()

  const confirm = () => void run(() => answer({ kind: 'newTotp', setup: asked.totp.setup, code }))
  const make = () =>
    void run(async () => {
      const made = await makePasskey(asked.passkey)
      if (made.kind === 'refused') return made.message
      return answer({ kind: 'newPasskey', name: FIRST_PASSKEY, response: made.response as never })
    })

  return (
    <StepFrame heading="Stel je tweede stap in" text={TEXT} fault={fault} onBack={restart}>
      <h2>Een code-app</h2>
      <CodeAppSetup setup={asked.totp} />
      <Typed
        label="Code uit je app"
        value={code}
        onChange={setCode}
        onEnter={confirm}
        autoComplete="one-time-code"
        digits
      />
      <Button size="large" onClick={confirm} disabled={isBusy}>
        Code-app gebruiken
      </Button>
      <h2>Of een toegangssleutel</h2>
      <p>Je vinger, je gezicht of de pincode van dit apparaat, of een losse sleutel.</p>
      <Button size="large" buttonStyle="secondary" onClick={make} disabled={isBusy}>
        Toegangssleutel maken
      </Button>
    </StepFrame>
  )
}
