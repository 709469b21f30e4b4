import type { TextField } from 'payload'

/** The last part of an address. Who changes it need not fear for the old one: it leads here. */
export const slugField: TextField = {
  name: 'slug',
  label: 'Naam in het adres',
  type: 'text',
  required: true,
  unique: true,
  admin: {
    description: 'Kleine letters, cijfers en streepjes. Verander je hem, dan blijft het oude adres werken.',
  },
  validate: (value: unknown) =>
    (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && !/^\d+$/.test(value)) ||
    'Kleine letters, cijfers en streepjes, en niet alleen een getal.',
}
