import type { CollectionConfig } from 'payload'
import { SERVICE_ICONS, SERVICE_PLACES } from '@/features/catalogue/model/services'
import { isInternalPath } from '@/features/website/model/links'
import { rejectUsedService, revalidateCollection } from '@/features/website/server/public'
import { contentAccess } from '@/platform/access/rules'
import { refuseUnpublishingRestore } from '@/platform/payload/restoreGuards'
import { isSlug } from '@/platform/text/format'
import { orderField } from './fields/order'
import { asCopy, ownValue } from './fields/ownValue'
import { contentVersions } from './fields/versions'

export const Services: CollectionConfig = {
  slug: 'services',
  labels: { singular: 'Dienst', plural: 'Diensten' },
  admin: {
    useAsTitle: 'title',
    group: 'Site',
    defaultColumns: ['order', 'title', 'startingPrice', 'places', '_status'],
    description: 'Een dienst staat op elke plek die je bij de dienst aanvinkt.',
  },
  access: contentAccess,
  versions: contentVersions,
  defaultSort: 'order',
  hooks: {
    beforeOperation: [refuseUnpublishingRestore],
    beforeDelete: [rejectUsedService],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'title', label: 'Titel', type: 'text', required: true },
        {
          ...{ name: 'slug', label: 'Naam in adressen', type: 'text', required: true, unique: true },
          hooks: { beforeDuplicate: [asCopy] },
          admin: { components: { Field: '@/features/website/admin/SlugField' } },
          validate: ownValue(
            (value: unknown) =>
              (typeof value === 'string' && isSlug(value)) || 'Kleine letters, cijfers en streepjes.',
          ),
        },
      ],
    },
    { name: 'description', label: 'Omschrijving', type: 'textarea', required: true },
    {
      name: 'features',
      label: 'Wat je krijgt',
      labels: { singular: 'Regel', plural: 'Regels' },
      type: 'array',
      fields: [{ name: 'text', label: 'Regel', type: 'text', required: true }],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'startingPrice',
          label: 'Prijs',
          type: 'text',
          admin: {
            description:
              'Bijvoorbeeld: Bedrijfswebsite {bedrijfswebsite}. Staat op Home, of op /diensten en elke streekpagina, naar waar deze dienst staat.',
          },
        },
        {
          name: 'highlight',
          label: 'Uitgelicht met',
          type: 'text',
          admin: { description: 'Kort, of leeg laten' },
        },
      ],
    },
    {
      name: 'places',
      label: 'Waar staat deze dienst',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['home'],
      options: [...SERVICE_PLACES],
      admin: { description: 'Wat op Home staat, staat ook in de voettekst.' },
    },
    {
      name: 'menuLink',
      label: 'Adres in het menu',
      type: 'text',
      validate: (value: unknown) =>
        !value || isInternalPath(String(value)) || 'Een adres op deze site, met een schuine streep ervoor.',
      admin: {
        description:
          'Bijvoorbeeld /webshop-laten-maken-twente. Leeg, of staat die pagina er niet, dan leidt het menu naar de regel op /diensten.',
        condition: doc => Array.isArray(doc?.places) && doc.places.includes('menu'),
      },
    },
    {
      name: 'icon',
      label: 'Tekening',
      type: 'select',
      required: true,
      defaultValue: 'page',
      options: [...SERVICE_ICONS],
      admin: { position: 'sidebar' },
    },
    orderField,
  ],
}
