import type { NumberField } from 'payload'
import { DEFAULT_VAT_RATE, VAT_RATES } from '@/platform/money/tax'

/** The VAT of a product, in percents. Nobody chooses while there is one rate. */
export const vatRateField: NumberField = {
  name: 'vatRate',
  label: 'Btw (%)',
  type: 'number',
  required: true,
  defaultValue: DEFAULT_VAT_RATE,
  validate: (rate: unknown) => VAT_RATES.includes(Number(rate)) || `Kies ${VAT_RATES.join('% of ')}%.`,
  admin: { hidden: VAT_RATES.length === 1 },
}
