import type { PaymentState } from '../../model/payment'
import type { PaymentProvider } from './PaymentProvider'

const KNOWN = /^test_(\d+)_(.+)$/

/** Where a visitor of the demonstration chooses how a payment ends. */
const testPaymentPath = (id: string) => `/betalen/test/${id}`

/**
 * Stands in for the provider where no money moves. It remembers nothing: the amount is in its id, and how a payment
 * ends is said once, by whoever chooses it.
 */
export function testProvider(said: PaymentState = 'open'): PaymentProvider {
  return {
    name: 'test',
    label: 'Testbetaling',
    webhook: null,
    createPayment: async ({ id, amount }) => ({
      providerId: `test_${amount}_${id}`,
      checkoutUrl: testPaymentPath(id),
    }),
    fetchPayment: async providerId => {
      const [, amount, payment] = KNOWN.exec(providerId) ?? []
      if (!amount || !payment) return null
      return {
        ...{ id: providerId, state: said, amount: Number(amount), currency: 'EUR' },
        ...{ metadata: { payment }, refunded: 0, chargedBack: 0, paidAt: null },
      }
    },
  }
}
