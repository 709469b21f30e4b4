'use client'

import type { SecondStepRequest } from '../../model/secondFactor'
import { SecondStep } from './SecondStep'
import { SetUpStep } from './SetUpStep'
import type { StepProps } from './useLogIn'

/** What the account asks for after the password. */
export function LogInStep({ asked, ...step }: StepProps & { asked: SecondStepRequest }) {
  return asked.step === 'answer' ? (
    <SecondStep asked={asked} {...step} />
  ) : (
    <SetUpStep asked={asked} {...step} />
  )
}
