import type { CollectionConfig } from 'payload'
import { select } from 'payload/shared'
import { LEGAL_PAGES } from '@/features/company/model/legal'
import { revalidateCollection } from '@/features/website/server/public'
import { closed, contentAccess } from '@/platform/access/rules'
import { keepRecordPublished, refuseUnpublishingRestore } from '@/platform/payload/restoreGuards'
import { ownValue } from './fields/ownValue'
import { contentVersions } from './fields/versions'

export const LegalPages: CollectionConfig = {
  slug: 'legal-pages',
  labels: { singular: 'Juridische pagina', plural: 'Juridische pagina’s' },
  admin: {
    useAsTitle: 'title',
    group: 'Site',
    defaultColumns: ['title', 'version', 'updated', '_status'],
    description:
      'Verander je de inhoud, geef dan een nieuwe versie: een bestelling bewaart welke versie is aanvaard.',
  },
  // There are four, of which the seed makes each. What somebody agreed to has to be found again, and with a record its
  // versions go.
  access: { ...contentAccess, create: closed, delete: closed },
  versions: { ...contentVersions, maxPerDoc: 0 },
  hooks: {
    beforeOperation: [refuseUnpublishingRestore, keepRecordPublished],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'slug',
          label: 'Pagina',
          type: 'select',
          required: true,
          unique: true,
          validate: ownValue(select),
          options: [...LEGAL_PAGES],
        },
        { name: 'title', label: 'Titel', type: 'text', required: true },
        { name: 'version', label: 'Versie', type: 'text', required: true },
        {
          ...{ name: 'updated', label: 'Laatst gewijzigd', type: 'date', required: true },
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' } },
        },
      ],
    },
    { name: 'intro', label: 'Inleiding', type: 'textarea', required: true },
    {
      name: 'sections',
      label: 'Artikelen',
      labels: { singular: 'Artikel', plural: 'Artikelen' },
      type: 'array',
      minRows: 1,
      admin: { description: 'De nummers komen vanzelf. Een lege regel begint een nieuwe alinea.' },
      fields: [
        { name: 'title', label: 'Kop', type: 'text', required: true },
        { name: 'text', label: 'Tekst', type: 'textarea', required: true },
      ],
    },
    {
      name: 'cookies',
      label: 'Tabel met cookies',
      labels: { singular: 'Cookie', plural: 'Cookies' },
      type: 'array',
      admin: { condition: doc => doc?.slug === 'cookies' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', label: 'Naam', type: 'text', required: true },
            { name: 'purpose', label: 'Waarvoor', type: 'text', required: true },
            { name: 'kept', label: 'Bewaard', type: 'text', required: true },
            { name: 'consent', label: 'Wanneer', type: 'text', required: true },
          ],
        },
      ],
    },
  ],
}
