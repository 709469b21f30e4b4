import type { Field, GlobalConfig } from 'payload'
import { DEFAULT_VALID_DAYS, QUOTE_PLACEHOLDERS, QUOTE_TEXTS } from '@/features/quotes/model/quote'
import { closed, hiddenUnless, operatorsOnly, staffOnly } from '@/platform/access/rules'

/** The texts that a new quote begins with. */
export const QuoteSettings: GlobalConfig = {
  slug: 'quote-settings',
  label: 'Offertes instellen',
  admin: {
    group: 'Verkoop',
    description:
      'Waar een nieuwe offerte mee begint. {naam} en {bedrijf} worden ingevuld bij het versturen, net als elke naam van Beloften en cijfers. De mail groet al met de naam.',
    hidden: hiddenUnless('operator'),
  },
  access: { read: staffOnly, readVersions: closed, update: operatorsOnly },
  fields: [
    ...QUOTE_TEXTS.map(
      ({ value, label }): Field => ({
        ...{ name: value, label, type: 'textarea', maxLength: 4000 },
        custom: { placeholders: [...QUOTE_PLACEHOLDERS] },
      }),
    ),
    {
      ...{ name: 'validDays', label: 'Hoeveel dagen geldig', type: 'number', required: true },
      ...{ min: 1, max: 365, defaultValue: DEFAULT_VALID_DAYS },
    },
  ],
}
