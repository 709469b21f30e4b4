import type { ProviderPayment } from '../../model/payment'

export type PaymentRequest = {
  /** Ours. The provider keeps it with the payment, and knows a repeated request by it. */
  id: string
  amount: number
  description: string
  returnTo: string
  webhook: string | null
}

export type RefundRequest = {
  /** Ours. The provider keeps it with the refund, and knows a repeated request by it. */
  id: string
  /** The provider's id of the payment. */
  payment: string
  amount: number
  description: string
}

/** `payment`: how it stands after the refund. */
export type CreatedRefund = { providerId: string; payment: ProviderPayment }

/** What we know that went back of a payment. */
export type KnownBack = Pick<ProviderPayment, 'refunded' | 'chargedBack'>

/** The provider will never do this, however often it is asked. */
export class ProviderRefusal extends Error {}

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
  fetchPayment: (providerId: string, known?: KnownBack) => Promise<ProviderPayment | null>
  /** Nobody can pay it from then on; how it stands then. Throws `ProviderRefusal` where it can still be paid, and likewise. */
  cancelPayment: (providerId: string, known?: KnownBack) => Promise<ProviderPayment | null>
  /** The same request twice sends money back once. Throws `ProviderRefusal` for what it will never do, and likewise. */
  refund: (refund: RefundRequest, known: KnownBack) => Promise<CreatedRefund>
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
