import type { NumberField } from 'payload'

/** Where a record stands among its kind. Steps of ten leave room in between. */
export const orderField: NumberField = {
  name: 'order',
  label: 'Volgorde',
  type: 'number',
  required: true,
  defaultValue: 10,
  admin: { position: 'sidebar' },
}
