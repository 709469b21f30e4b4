import { lexicalEditor } from '@payloadcms/richtext-lexical'
import type { CollectionConfig } from 'payload'
import { POST_CATEGORIES, postPath } from '@/features/website/model/posts'
import { articleFeatures, redirectOldPath, revalidateCollection } from '@/features/website/server/public'
import { contentAccess } from '@/platform/access/rules'
import { refuseUnpublishingRestore } from '@/platform/payload/restoreGuards'
import { setPublishedAt } from '@/platform/payload/scheduledPublish'
import { recordSeoFields } from './fields/seo'
import { slugField } from './fields/slug'
import { contentVersions } from './fields/versions'

export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Artikel', plural: 'Blog' },
  admin: {
    useAsTitle: 'title',
    group: 'Site',
    defaultColumns: ['title', 'category', 'publishedAt', '_status'],
    description: 'Artikelen op /blog. Een concept ziet niemand; publiceren kan ook op een later moment.',
  },
  access: contentAccess,
  versions: contentVersions,
  defaultSort: '-publishedAt',
  hooks: {
    beforeOperation: [refuseUnpublishingRestore],
    beforeChange: [redirectOldPath(doc => postPath(String(doc.slug)))],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Artikel',
          fields: [
            { name: 'title', label: 'Titel', type: 'text', required: true },
            {
              name: 'excerpt',
              label: 'In het kort',
              type: 'textarea',
              required: true,
              maxLength: 220,
              admin: { description: 'Staat op het overzicht en boven het artikel.' },
            },
            {
              name: 'body',
              label: 'Tekst',
              type: 'richText',
              required: true,
              editor: lexicalEditor({ features: articleFeatures }),
              admin: { description: 'Elke grote kop komt in de inhoudsopgave van het artikel.' },
            },
          ],
        },
        {
          label: 'Zoekmachines',
          fields: [
            recordSeoFields({
              title: 'de titel',
              description: 'de samenvatting',
              picture: 'dat van het artikel',
            }),
          ],
        },
      ],
    },
    { ...slugField, admin: { ...slugField.admin, position: 'sidebar' } },
    {
      name: 'publishedAt',
      label: 'Datum',
      type: 'date',
      hooks: { beforeValidate: [setPublishedAt] },
      admin: {
        position: 'sidebar',
        date: { displayFormat: 'd MMM yyyy' },
        description: 'Leeg? Dan wordt het de dag waarop het artikel verschijnt.',
      },
    },
    {
      name: 'category',
      label: 'Onderwerp',
      type: 'select',
      required: true,
      defaultValue: 'website',
      options: [...POST_CATEGORIES],
      admin: { position: 'sidebar' },
    },
    {
      ...{ name: 'author', label: 'Schrijver', type: 'text', required: true },
      defaultValue: ({ user }) => (user && 'name' in user ? user.name : undefined),
      admin: { position: 'sidebar' },
    },
    {
      name: 'image',
      label: 'Beeld',
      type: 'upload',
      relationTo: 'media',
      admin: { position: 'sidebar', description: 'Liggend, 1600 bij 900 pixels.' },
    },
    {
      name: 'number',
      label: 'Nummer in het oude adres',
      type: 'number',
      unique: true,
      admin: { position: 'sidebar', readOnly: true, condition: doc => doc?.number != null },
    },
  ],
}
