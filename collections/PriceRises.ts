import type { CollectionConfig, DateField, Field } from 'payload'
import { PRICE_RISE_STATUSES } from '@/features/orders/model/priceRise'
import { priceRiseEndpoints } from '@/features/orders/server/public'
import { hiddenUnless, priceRiseAccess } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import { readOnly, readOnlyChoice } from './fields/readOnly'

const [DRAFT] = PRICE_RISE_STATUSES

const day = (name: string, label: string, description: string): Field =>
  ({
    ...{ name, label, type: 'date', required: true },
    admin: { description, date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
  }) as DateField

export const PriceRises: CollectionConfig = {
  slug: 'price-rises',
  typescript: { interface: 'PriceRise' },
  labels: { singular: 'Prijsverhoging', plural: 'Prijsverhogingen' },
  disableDuplicate: true,
  admin: {
    useAsTitle: 'title',
    group: 'Hosting',
    hideAPIURL: true,
    defaultColumns: ['title', 'status', 'announceOn', 'from', 'letters'],
    description:
      'Verhoogt de prijs van bestellingen die lopen of later beginnen. Iedereen krijgt een brief, en betaalt de nieuwe prijs vanaf de eerste verlenging daarna. Wie nog niet betaald heeft, houdt zijn prijs. De prijs voor nieuwe bestellingen verander je bij het pakket of de extra zelf.',
    hidden: hiddenUnless('operator'),
  },
  access: priceRiseAccess,
  endpoints: priceRiseEndpoints,
  defaultSort: '-from',
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '@/features/orders/admin/PriceRisePreview' } },
    },
    {
      name: 'title',
      label: 'Omschrijving',
      type: 'text',
      required: true,
      admin: { description: 'Alleen voor het kantoor.' },
    },
    {
      type: 'row',
      fields: [
        day('announceOn', 'Brieven versturen op', 'Tot die dag kun je de verhoging intrekken.'),
        day('from', 'Gaat in op', 'Minstens een maand na de brieven.'),
      ],
    },
    {
      name: 'reason',
      label: 'Waarom, voor in de brief',
      type: 'textarea',
      required: true,
      maxLength: 600,
      admin: { description: 'Een of twee zinnen. De bedragen en de dag zetten we er zelf onder.' },
    },
    {
      name: 'prices',
      label: 'Nieuwe prijzen',
      labels: { singular: 'Prijs', plural: 'Prijzen' },
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        {
          name: 'product',
          label: 'Pakket of extra',
          type: 'relationship',
          relationTo: ['hosting-packages', 'hosting-extras'],
          required: true,
          admin: { allowCreate: false, allowEdit: false },
        },
        {
          type: 'row',
          fields: [
            euroField('monthly', 'Per maand (excl. btw)', { required: true }),
            euroField('yearly', 'Per jaar (excl. btw)', { required: true }),
          ],
        },
      ],
    },
    readOnlyChoice('status', 'Status', PRICE_RISE_STATUSES, {
      ...{ defaultValue: DRAFT.value, required: true, index: true },
      admin: { position: 'sidebar' },
    }),
    readOnly({
      name: 'letters',
      label: 'Brieven verstuurd',
      type: 'number',
      defaultValue: 0,
      required: true,
      admin: { position: 'sidebar' },
    }),
    { name: 'history', type: 'ui', admin: { components: { Field: '@/platform/audit/admin/HistoryField' } } },
  ],
}
