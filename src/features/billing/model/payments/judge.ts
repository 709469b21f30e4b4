import type { PaymentState } from './states'

/** A payment as its provider tells it. Amounts are cents with VAT; `metadata.payment` is our own id. */
export type ProviderPayment = {
  id: string
  state: PaymentState
  amount: number
  currency: string
  metadata: { payment?: string }
  refunded: number
  chargedBack: number
  paidAt: string | null
}

type Comparison = 'matches' | 'wrongAmount' | 'wrongCurrency' | 'otherPayment'

/** Whether what the provider tells is about this attempt, and about its amount in euros. */
export function compareWithProvider(attempt: { id: string; amount: number }, remote: ProviderPayment): Comparison {
  if (remote.metadata.payment !== attempt.id) return 'otherPayment'
  if (remote.currency !== 'EUR') return 'wrongCurrency'
  return remote.amount === attempt.amount ? 'matches' : 'wrongAmount'
}
