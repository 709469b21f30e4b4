import type { Field } from 'payload'
import { PRICE_KINDS } from '@/features/configurator/model/options'
import { euroField } from './euro'

const hasAmount = (kind: unknown) => kind === 'once' || kind === 'monthly'

/** The fields of one price: its kind, and an amount where the kind has one. */
export const priceFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'priceKind',
        label: 'Soort prijs',
        type: 'select',
        required: true,
        defaultValue: 'request',
        options: [...PRICE_KINDS],
      },
      euroField('amount', 'Bedrag (excl. btw)', {
        required: true,
        admin: { condition: (_doc, sibling) => hasAmount(sibling?.priceKind) },
      }),
      {
        name: 'startingAt',
        label: 'Vanafprijs',
        type: 'checkbox',
        defaultValue: false,
        admin: { condition: (_doc, sibling) => hasAmount(sibling?.priceKind) },
      },
    ],
  },
]
