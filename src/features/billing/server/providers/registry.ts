import { env } from '@/platform/env'
import { mollieProvider } from './mollie'
import type { PaymentProvider, PaymentProviders } from './PaymentProvider'
import { testProvider } from './test'

/** New payments go to the first one. */
export function providerRegistry(current: PaymentProvider, ...others: PaymentProvider[]): PaymentProviders {
  const known = new Map([...others, current].map(each => [each.name, each]))
  return {
    current,
    get(name) {
      const provider = known.get(name)
      if (!provider) throw new Error(`unknown payment provider ${name}`)
      return provider
    },
  }
}

const mollie = mollieProvider({ apiKey: env.MOLLIE_API_KEY, url: env.MOLLIE_URL })
const test = testProvider()

/** Without a key of Mollie's, only a demonstration can be paid. */
export const configuredProviders =
  env.DEMO && !env.MOLLIE_API_KEY ? providerRegistry(test, mollie) : providerRegistry(mollie, test)
