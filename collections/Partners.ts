import type { CollectionConfig } from 'payload'
import { PARTNER_ROWS } from '@/features/website/model/content'
import { revalidateCollection } from '@/features/website/server/public'
import { contentAccess } from '@/platform/access/rules'
import { refuseUnpublishingRestore } from '@/platform/payload/restoreGuards'
import { orderField } from './fields/order'
import { contentVersions } from './fields/versions'

export const Partners: CollectionConfig = {
  slug: 'partners',
  labels: { singular: 'Partner', plural: 'Partners' },
  admin: {
    useAsTitle: 'name',
    group: 'Site',
    defaultColumns: ['order', 'name', 'row', 'logo', '_status'],
    description: 'De beeldmerken die op home voorbijkomen, in twee rijen.',
  },
  access: contentAccess,
  versions: contentVersions,
  defaultSort: ['row', 'order'],
  hooks: {
    beforeOperation: [refuseUnpublishingRestore],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    { name: 'name', label: 'Naam', type: 'text', required: true },
    {
      name: 'logo',
      label: 'Beeldmerk',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Zonder beeldmerk staat de naam er, getekend.' },
    },
    {
      name: 'row',
      label: 'Rij',
      type: 'select',
      required: true,
      defaultValue: 'first',
      options: [...PARTNER_ROWS],
      admin: { position: 'sidebar' },
    },
    {
      name: 'featured',
      label: 'Vooraan in de rij',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    orderField,
  ],
}
