import { askMollie, type MollieSettings } from './askMollie'
import { createdPayment, remotePayment } from './mollieAnswer'
import type { PaymentAttempt, PaymentPort } from './PaymentPort'

/** Payments through Mollie: one for an attempt, however often it is asked for. */
export function molliePayments(mollie: MollieSettings): PaymentPort {
  return {
    name: 'mollie',
    create: async attempt => {
      const body = requestFor(attempt)
      return createdPayment(
        await askMollie(mollie, { method: 'POST', path: '/payments', body, idempotencyKey: attempt.id }),
      )
    },
    fetch: async providerId => {
      const path = `/payments/${encodeURIComponent(providerId)}`
      const said = await askMollie(mollie, { method: 'GET', path })
      return said === null ? null : remotePayment(said)
    },
  }
}

function requestFor({ id, amount, description, returnTo, webhook }: PaymentAttempt) {
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
