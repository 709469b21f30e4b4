import { callMollie, type MollieSettings } from './askMollie'
import { parseCreatedPayment, parsePayment } from './mollieAnswer'
import type { PaymentRequest, PaymentProvider } from './PaymentPort'

/** Payments through Mollie: one for an attempt, however often it is asked for. */
export function mollieProvider(mollie: MollieSettings): PaymentProvider {
  return {
    name: 'mollie',
    createPayment: async attempt => {
      const body = requestFor(attempt)
      return parseCreatedPayment(
        await callMollie(mollie, { method: 'POST', path: '/payments', body, idempotencyKey: attempt.id }),
      )
    },
    fetchPayment: async providerId => {
      const path = `/payments/${encodeURIComponent(providerId)}`
      const said = await callMollie(mollie, { method: 'GET', path })
      return said === null ? null : parsePayment(said)
    },
  }
}

function requestFor({ id, amount, description, returnTo, webhook }: PaymentRequest) {
  return {
    amount: { currency: 'EUR', value: (amount / 100).toFixed(2) },
    description,
    redirectUrl: returnTo,
    webhookUrl: reachable(webhook) ? webhook : undefined,
    locale: 'nl_NL',
    metadata: { payment: id },
  }
}

/** Mollie refuses a payment whose webhook it cannot reach, as on a builder's own machine. */
function reachable(address: string): boolean {
  return new URL(address).protocol === 'https:'
}
