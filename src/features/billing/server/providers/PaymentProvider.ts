import type { ProviderPayment } from '../../model/payment'

export type PaymentRequest = {
  /** Ours. The provider keeps it with the payment, and knows a repeated request by it. */
  id: string
  /** Cents, with VAT. */
  amount: number
  description: string
  /** Where the visitor goes when it is over, however it went. */
  returnTo: string
  webhook: string
}

export type CreatedPayment = { providerId: string; checkoutUrl: string }

/** Whoever takes the money. Both throw when the provider refuses, is out of reach or says nothing. */
export type PaymentProvider = {
  name: 'test' | 'mollie'
  /** The same attempt twice is one payment. */
  createPayment: (attempt: PaymentRequest) => Promise<CreatedPayment>
  /** How a payment stands now; null when the provider knows no such payment. */
  fetchPayment: (providerId: string) => Promise<ProviderPayment | null>
}

declare module '@/platform/ctx' {
  interface Services {
    payments: PaymentProvider
  }
}
