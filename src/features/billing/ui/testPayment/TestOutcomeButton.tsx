'use client'

import { useFormStatus } from 'react-dom'
import type { PaymentState } from '../../model/payment'

/** One way to end a test payment. While one is at work none can be pressed. */
export function TestOutcomeButton({ state, label }: { state: PaymentState; label: string }) {
  const { pending, data } = useFormStatus()
  const isAtWork = pending && data?.get('afloop') === state
  return (
    <button
      type="submit"
      name="afloop"
      value={state}
      aria-describedby={`afloop-${state}`}
      className={`button button-small w-40 ${state === 'paid' ? 'button-primary' : ''}`}
      disabled={pending}
    >
      {isAtWork ? 'Bezig...' : label}
    </button>
  )
}
