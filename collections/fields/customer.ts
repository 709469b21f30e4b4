import type { Field } from 'payload'
import { CUSTOMER_KINDS } from '@/features/customers/model/customer'
import { COUNTRY_OPTIONS, HOME } from '@/features/tax/model/countries'

const text = (name: string, label: string, rest: object = {}): Field =>
  ({ name, label, type: 'text', ...rest }) as Field

/** Who a customer is, without how to reach their account. */
export const customerFields: Field[] = [
  {
    name: 'kind',
    label: 'Soort klant',
    type: 'select',
    required: true,
    defaultValue: 'private',
    options: CUSTOMER_KINDS.map(({ value, label }) => ({ value, label })),
  },
  { type: 'row', fields: [text('name', 'Naam', { required: true }), text('phone', 'Telefoon')] },
  text('company', 'Bedrijf'),
  text('address', 'Straat en nummer', { required: true }),
  {
    type: 'row',
    fields: [text('zipcode', 'Postcode', { required: true }), text('city', 'Plaats', { required: true })],
  },
  {
    name: 'country',
    label: 'Land',
    type: 'select',
    required: true,
    defaultValue: HOME,
    options: [...COUNTRY_OPTIONS],
  },
  { type: 'row', fields: [text('kvk', 'KVK-nummer'), text('vatId', 'Btw-nummer')] },
]
