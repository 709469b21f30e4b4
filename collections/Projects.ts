import type { CollectionConfig, Field } from 'payload'
import { INVALID_URL, isHttpsUrl } from '@/features/website/model/links'
import { projectPath, SAMPLE_SITES } from '@/features/website/model/sampleSites'
import { redirectOldPath, revalidateCollection } from '@/features/website/server/public'
import { contentAccess } from '@/platform/access/rules'
import { refuseUnpublishingRestore } from '@/platform/payload/restoreGuards'
import { euroField } from './fields/euro'
import { orderField } from './fields/order'
import { recordSeoFields } from './fields/seo'
import { slugField } from './fields/slug'
import { line } from './fields/texts'
import { contentVersions } from './fields/versions'

export const Projects: CollectionConfig = {
  slug: 'projects',
  labels: { singular: 'Project', plural: 'Portfolio' },
  admin: {
    useAsTitle: 'title',
    group: 'Site',
    defaultColumns: ['order', 'title', 'category', '_status'],
    description: 'Het werk op home en op /portfolio. Elk project heeft een eigen pagina.',
  },
  access: contentAccess,
  versions: contentVersions,
  defaultSort: 'order',
  hooks: {
    beforeOperation: [refuseUnpublishingRestore],
    beforeChange: [redirectOldPath(doc => projectPath(String(doc.slug)))],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Site', fields: siteFields() },
        {
          label: 'Opdracht',
          description: 'Wat er op de bon staat. Laat leeg wat je niet vertelt.',
          fields: [{ name: 'story', label: 'Opdracht', type: 'group', fields: storyFields() }],
        },
        {
          label: 'Zoekmachines',
          fields: [
            recordSeoFields({
              title: 'de titel',
              description: 'wat we maakten',
              picture: 'de schermafdruk',
            }),
          ],
        },
      ],
    },
    { ...slugField, admin: { ...slugField.admin, position: 'sidebar' } },
    {
      name: 'isExample',
      label: 'Voorbeeld',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Op de pagina staat dan dat het bedrijf verzonnen is.' },
    },
    orderField,
  ],
}

function siteFields(): Field[] {
  return [
    { type: 'row', fields: [line('title', 'Titel'), line('category', 'Soort bedrijf')] },
    { name: 'description', label: 'Wat we maakten', type: 'textarea', required: true },
    {
      name: 'url',
      label: 'Adres van de site',
      type: 'text',
      validate: (value: unknown) => !value || isHttpsUrl(value) || INVALID_URL,
      admin: { description: 'Van een echte klant. Home leidt er dan meteen heen, in een nieuw tabblad.' },
    },
    {
      name: 'site',
      label: 'Voorbeeldsite van onszelf',
      type: 'select',
      options: [...SAMPLE_SITES],
      admin: { description: 'Bezoekers zien hem in een scherm en een telefoon, en kunnen erin rondkijken.' },
    },
    {
      name: 'image',
      label: 'Schermafdruk',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Liggend, 1600 bij 1000 pixels.' },
    },
    {
      name: 'phoneImage',
      label: 'Schermafdruk op een telefoon',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Staand, 780 bij 1600 pixels.' },
    },
  ]
}

function storyFields(): Field[] {
  return [
    { name: 'question', label: 'Wat de klant vroeg', type: 'textarea' },
    {
      name: 'lines',
      label: 'Regels op de bon',
      labels: { singular: 'Regel', plural: 'Regels' },
      type: 'array',
      fields: [{ type: 'row', fields: [line('label', 'Waarvoor'), line('answer', 'Gekozen')] }],
    },
    {
      type: 'row',
      fields: [
        euroField('quoted', 'Prijs op de offerte (excl. btw)'),
        euroField('invoiced', 'Prijs op de factuur (excl. btw)'),
        { name: 'weeks', label: 'Weken werk', type: 'number', min: 0 },
      ],
    },
    { name: 'changed', label: 'Wat er sindsdien veranderde', type: 'textarea' },
  ]
}
