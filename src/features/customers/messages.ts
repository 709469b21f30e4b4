import type { VatIdStanding } from '@/features/tax/model/taxRules'

export const CUSTOMER_REFUSALS = {
  choosesOwnPassword: 'Een wachtwoord kiest de klant zelf, met de link uit de mail.',
  oneByOne: 'Wijzig klanten één voor één.',
} as const

/** Beside the VAT id of a customer elsewhere in the EU. */
export const VAT_ID_STANDINGS: Record<VatIdStanding, string> = {
  valid: 'gecontroleerd',
  invalid: 'bij de EU niet bekend',
  unchecked: 'niet gecontroleerd',
  none: '',
}
