import type { CollectionConfig } from 'payload'
import { INVALID_URL, isHttpsUrl } from '@/features/website/model/links'
import { revalidateCollection } from '@/features/website/server/public'
import { contentAccess } from '@/platform/access/rules'
import { refuseUnpublishingRestore } from '@/platform/payload/restoreGuards'
import { orderField } from './fields/order'
import { contentVersions } from './fields/versions'

export const Projects: CollectionConfig = {
  slug: 'projects',
  labels: { singular: 'Project', plural: 'Portfolio' },
  admin: {
    useAsTitle: 'title',
    group: 'Site',
    defaultColumns: ['order', 'title', 'category', '_status'],
    description: 'Het werk dat op home te zien is. Een project opent in een nieuw tabblad.',
  },
  access: contentAccess,
  versions: contentVersions,
  defaultSort: 'order',
  hooks: {
    beforeOperation: [refuseUnpublishingRestore],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'title', label: 'Titel', type: 'text', required: true },
        { name: 'category', label: 'Soort bedrijf', type: 'text', required: true },
      ],
    },
    { name: 'description', label: 'Wat we maakten', type: 'textarea', required: true },
    {
      name: 'url',
      label: 'Adres van de site',
      type: 'text',
      required: true,
      validate: (value: unknown) => isHttpsUrl(value) || INVALID_URL,
    },
    {
      name: 'image',
      label: 'Schermafdruk',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Liggend, 1600 bij 1000 pixels.' },
    },
    orderField,
  ],
}
