import type { CollectionConfig } from 'payload'
import { rejectUsedProduct, revalidateCollection } from '@/features/website/server/public'
import { catalogueAccess, hiddenUnless } from '@/platform/access/rules'
import { catalogueFields } from './fields/catalogue'

export const HostingPackages: CollectionConfig = {
  slug: 'hosting-packages',
  labels: { singular: 'Hostingpakket', plural: 'Hostingpakketten' },
  // It has no drafts: a copy would be for sale at once.
  disableDuplicate: true,
  admin: {
    useAsTitle: 'name',
    group: 'Hosting',
    defaultColumns: ['order', 'name', 'monthly', 'yearly', 'popular'],
    description:
      'Staan op Prijzen, op /website-hosting-overijssel en bij het bestellen. Prijzen gelden voor nieuwe bestellingen. Lopende bestellingen houden wat is afgesproken.',
    hidden: hiddenUnless('operator'),
  },
  access: catalogueAccess,
  defaultSort: 'order',
  hooks: {
    beforeDelete: [rejectUsedProduct('package')],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    ...catalogueFields,
    {
      name: 'lines',
      label: 'Wat erin zit',
      labels: { singular: 'Regel', plural: 'Regels' },
      type: 'array',
      fields: [{ name: 'text', label: 'Regel', type: 'text', required: true }],
    },
    {
      name: 'popular',
      label: 'Populair',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
  ],
}
