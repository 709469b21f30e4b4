import type { CollectionConfig } from 'payload'
import { FAQ_PLACES } from '@/features/website/model/content'
import { revalidateCollection } from '@/features/website/server/public'
import { contentAccess } from '@/platform/access/rules'
import { refuseUnpublishingRestore } from '@/platform/payload/restoreGuards'
import { orderField } from './fields/order'
import { contentVersions } from './fields/versions'

export const Faqs: CollectionConfig = {
  slug: 'faqs',
  labels: { singular: 'Vraag', plural: 'Vragen en antwoorden' },
  admin: { useAsTitle: 'question', group: 'Site', defaultColumns: ['order', 'question', 'place', '_status'] },
  access: contentAccess,
  versions: contentVersions,
  defaultSort: ['place', 'order'],
  hooks: {
    beforeOperation: [refuseUnpublishingRestore],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    { name: 'question', label: 'Vraag', type: 'text', required: true },
    { name: 'answer', label: 'Antwoord', type: 'textarea', required: true },
    {
      name: 'place',
      label: 'Staat op',
      type: 'select',
      required: true,
      options: FAQ_PLACES.map(({ value, label }) => ({ value, label })),
      admin: { position: 'sidebar' },
    },
    orderField,
  ],
}
