import type { Ctx } from '@/platform/ctx'
import type { PaymentProvider } from './PaymentPort'

const NAMES: Record<PaymentProvider['name'], string> = { test: 'Testbetaling', mollie: 'Mollie' }

/** Who told about a payment, as the log calls them. */
export const providerName = (ctx: Pick<Ctx, 'payments'>) => NAMES[ctx.payments.name]
