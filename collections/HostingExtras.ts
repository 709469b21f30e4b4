import type { CollectionConfig } from 'payload'
import { SUPPLIES } from '@/features/tax/model/taxRules'
import { rejectUsedProduct, revalidateCollection } from '@/features/website/server/public'
import { catalogueAccess, hiddenUnless } from '@/platform/access/rules'
import { catalogueFields } from './fields/catalogue'

export const HostingExtras: CollectionConfig = {
  slug: 'hosting-extras',
  labels: { singular: 'Hostingextra', plural: 'Hostingextra’s' },
  // It has no drafts: a copy would be for sale at once.
  disableDuplicate: true,
  admin: {
    useAsTitle: 'name',
    group: 'Hosting',
    defaultColumns: ['order', 'name', 'monthly', 'yearly'],
    description:
      'Staan op Prijzen, bij het bestellen en in de klantomgeving. Prijzen gelden voor wat nieuw besteld wordt.',
    hidden: hiddenUnless('operator'),
  },
  access: catalogueAccess,
  defaultSort: 'order',
  hooks: {
    beforeDelete: [rejectUsedProduct('extra')],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    ...catalogueFields,
    {
      name: 'supply',
      label: 'Soort, voor de btw',
      type: 'select',
      required: true,
      defaultValue: 'electronic',
      options: SUPPLIES.map(({ value, label }) => ({ value, label })),
      admin: { description: 'Telt voor klanten in andere landen.' },
    },
  ],
}
