import type { ProviderPayment } from '../../model/payment'

export type PaymentRequest = {
  /** Ours. The provider keeps it with the payment, and knows a repeated request by it. */
  id: string
  amount: number
  description: string
  returnTo: string
  webhook: string | null
}

export type CreatedPayment = { providerId: string; checkoutUrl: string }

/** Payments name it for as long as they are kept, also when no new ones are made there. */
export type PaymentProvider = {
  name: string
  label: string
  /** Null when nobody calls, or no call can be checked. */
  webhook: {
    path: string
    /** A longer call is refused unread. */
    maxBytes: number
    /** The id of the payment that a call is about; null when the call names none. */
    parse: (body: string) => string | null
  } | null
  /** The same attempt twice is one payment. Throws when the provider refuses, is out of reach or says nothing. */
  createPayment: (attempt: PaymentRequest) => Promise<CreatedPayment>
  /** How a payment stands now; null when the provider knows no such payment. Throws likewise. */
  fetchPayment: (providerId: string) => Promise<ProviderPayment | null>
}

export type PaymentProviders = {
  current: PaymentProvider
  /** The one that holds a payment. Throws for a name that no provider has. */
  get: (name: string) => PaymentProvider
}

declare module '@/platform/ctx' {
  interface Services {
    payments: PaymentProviders
  }
}
