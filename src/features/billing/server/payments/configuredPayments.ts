import { env } from '@/platform/env'
import { molliePayments } from './molliePayments'
import { testPayments } from './testPayments'

/** Without a key of Mollie's, only a demonstration can be paid. */
export const configuredPayments =
  env.DEMO && !env.MOLLIE_API_KEY
    ? testPayments()
    : molliePayments({ apiKey: env.MOLLIE_API_KEY, url: env.MOLLIE_URL })
