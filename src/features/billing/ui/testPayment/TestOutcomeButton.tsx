'use client'

import { useFormStatus } from 'react-dom'
import type { PaymentState } from '../../model/payment'

type TestOutcomeButtonProps = { state: PaymentState; label: string; isPaid: boolean }

/** One way to end a test payment. While one is at work none can be pressed. */
export function TestOutcomeButton({ state, label, isPaid }: TestOutcomeButtonProps) {
  const { pending, data } = useFormStatus()
  const isAtWork = pending && data?.get('afloop') === state
  return (
    <button
      type="submit"
      name="afloop"
      value={state}
      aria-describedby={`afloop-${state}`}
      className={`button button-small w-40 ${isPaid ? 'button-primary' : ''}`}
      disabled={pending}
    >
      {isAtWork ? 'Bezig...' : label}
    </button>
  )
}
