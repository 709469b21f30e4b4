import { env } from '@/platform/env'
import { mollieProvider } from './mollie'
import { testProvider } from './test'

/** Without a key of Mollie's, only a demonstration can be paid. */
export const configuredProvider =
  env.DEMO && !env.MOLLIE_API_KEY
    ? testProvider()
    : mollieProvider({ apiKey: env.MOLLIE_API_KEY, url: env.MOLLIE_URL })
