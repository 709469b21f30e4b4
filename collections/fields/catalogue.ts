import type { Field } from 'payload'
import { text } from 'payload/shared'
import { euroField } from './euro'
import { orderField } from './order'
import { ownValue } from './ownValue'
import { vatRateField } from './vatRate'

/** What a package and an extra have in common: a name, two prices and their VAT. */
export const catalogueFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'name', label: 'Naam', type: 'text', required: true },
      {
        name: 'key',
        label: 'Vaste sleutel',
        type: 'text',
        required: true,
        unique: true,
        validate: ownValue(text),
        admin: { description: 'Staat in bestellingen en links. Verander hem niet.' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      euroField('monthly', 'Per maand (excl. btw)', { required: true }),
      euroField('yearly', 'Per jaar (excl. btw)', { required: true }),
      vatRateField,
    ],
  },
  orderField,
]
