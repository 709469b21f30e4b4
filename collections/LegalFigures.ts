import type { CollectionConfig } from 'payload'
import { COUNTRY_OPTIONS, countryOf } from '@/features/tax/model/countries'
import { LEGAL_FIGURES } from '@/features/tax/model/figures'
import { hiddenUnless, legalFigureAccess } from '@/platform/access/rules'

const ofCountry = (_doc: unknown, sibling: { figure?: unknown } = {}) => sibling.figure === 'vatRate'

export const LegalFigures: CollectionConfig = {
  slug: 'legal-figures',
  labels: { singular: 'Wettelijk cijfer', plural: 'Wettelijke cijfers' },
  disableDuplicate: true,
  admin: {
    useAsTitle: 'figure',
    group: 'Hosting',
    hideAPIURL: true,
    defaultColumns: ['figure', 'country', 'value', 'fromDay', 'source'],
    description:
      'Cijfers uit de wet, met de dag waarop ze ingaan. Verandert er een, voeg dan een nieuw cijfer toe met zijn dag: oude facturen houden het oude. Kijk de bron na voordat je op een cijfer vertrouwt.',
    hidden: hiddenUnless('operator'),
  },
  access: legalFigureAccess,
  defaultSort: '-fromDay',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'figure',
          label: 'Cijfer',
          type: 'select',
          required: true,
          options: LEGAL_FIGURES.map(({ value, label }) => ({ value, label })),
        },
        {
          name: 'country',
          label: 'Land',
          type: 'select',
          required: true,
          options: COUNTRY_OPTIONS.filter(({ value }) => countryOf(value).isEu),
          admin: { condition: ofCountry },
        },
        { name: 'value', label: 'Waarde', type: 'number', required: true, min: 0, max: 1_000_000 },
        {
          name: 'fromDay',
          label: 'Geldt vanaf',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
        },
      ],
    },
    {
      name: 'source',
      label: 'Bron',
      type: 'text',
      required: true,
      admin: { description: 'Waar het staat, en wanneer je het hebt nagekeken.' },
    },
  ],
}
