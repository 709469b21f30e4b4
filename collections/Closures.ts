import type { CollectionConfig, DateField, Field } from 'payload'
import { CLOSURE_KINDS, isPersonal } from '@/features/company/model/closures'
import { checkClosure } from '@/features/company/server/public'
import { closed, closureAccess, hiddenUnless } from '@/platform/access/rules'

const day = (name: string, label: string, rest: Partial<DateField> = {}): Field =>
  ({
    ...rest,
    name,
    label,
    type: 'date',
    admin: { ...rest.admin, date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
  }) as Field

export const Closures: CollectionConfig = {
  slug: 'closures',
  labels: { singular: 'Gesloten of afwezig', plural: 'Gesloten en afwezig' },
  admin: {
    useAsTitle: 'label',
    group: 'Kantoor',
    hideAPIURL: true,
    defaultColumns: ['label', 'kind', 'firstDay', 'lastDay'],
    description:
      'Op een feestdag of bij sluiting kan niemand een afspraak kiezen, en loopt de tijd voor een beloofd antwoord niet door. Een moment valt ook weg als iedereen van Verkoop en hosting afwezig is.',
    hidden: hiddenUnless('editor', 'operator'),
  },
  access: closureAccess,
  disableDuplicate: true,
  defaultSort: 'firstDay',
  hooks: { beforeValidate: [checkClosure] },
  fields: [
    {
      name: 'label',
      label: 'Omschrijving',
      type: 'text',
      required: true,
      admin: { description: 'Alleen voor het kantoor. Bezoekers zien hem niet.' },
    },
    {
      name: 'kind',
      label: 'Soort',
      type: 'select',
      required: true,
      defaultValue: CLOSURE_KINDS[0].value,
      options: CLOSURE_KINDS.map(({ value, label }) => ({ value, label })),
      access: { update: closed },
    },
    {
      name: 'staff',
      label: 'Wie',
      type: 'relationship',
      relationTo: 'staff',
      admin: {
        condition: data => isPersonal(data.kind),
        components: { Field: '@/features/company/admin/AbsentField#AbsentField' },
      },
    },
    {
      type: 'row',
      fields: [
        day('firstDay', 'Eerste dag', { required: true, index: true }),
        day('lastDay', 'Laatste dag', { admin: { description: 'Leeg: één dag.' } }),
      ],
    },
  ],
}
