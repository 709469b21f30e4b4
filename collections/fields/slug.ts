import type { TextField } from 'payload'
import { isRecordSlug, MAX_SLUG_LENGTH, PAGING } from '@/platform/text/format'
import { asCopy, ownValue } from './ownValue'

/** The last part of an address. Who changes it need not fear for the old one: it leads here. */
export const slugField: TextField = {
  name: 'slug',
  label: 'Naam in het adres',
  type: 'text',
  required: true,
  unique: true,
  hooks: { beforeDuplicate: [asCopy] },
  admin: {
    description: 'Kleine letters, cijfers en streepjes. Verander je hem, dan blijft het oude adres werken.',
    components: { Field: '@/features/website/admin/SlugField' },
  },
  validate: ownValue(
    (value: unknown) =>
      (typeof value === 'string' && isRecordSlug(value)) ||
      `Kleine letters, cijfers en streepjes, niet alleen een getal of “${PAGING}”, en hoogstens ${MAX_SLUG_LENGTH} tekens.`,
  ),
}
