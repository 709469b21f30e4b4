import type { TextField } from 'payload'
import { LONGEST_SOURCE } from '@/domain/leads/sources'

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
    (typeof value === 'string' && isSlug(value)) ||
    `Kleine letters, cijfers en streepjes, niet alleen een getal, en hoogstens ${LONGEST_SOURCE} tekens.`,
}

function isSlug(value: string): boolean {
  return value.length <= LONGEST_SOURCE && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && !/^\d+$/.test(value)
}
