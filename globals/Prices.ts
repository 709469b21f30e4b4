import type { Field, GlobalConfig } from 'payload'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
import { globalVersions } from '../collections/fields/versions'

const nameAndPrice: Field = {
  type: 'row',
  fields: [
    { name: 'name', label: 'Wat', type: 'text', required: true },
    { name: 'price', label: 'Prijs', type: 'text', required: true },
  ],
}

export const Prices: GlobalConfig = {
  slug: 'prices',
  label: 'Prijslijst',
  admin: {
    group: 'Site',
    description:
      'Staat op /prijzen. De hostingpakketten staan onder Hosting, de keuzes van de configurator bij Configurator.',
  },
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeOperation: [keepGlobalPublished], afterChange: [revalidateGlobal] },
  fields: [
    {
      name: 'websites',
      label: 'Websites en webshops, eenmalig',
      labels: { singular: 'Soort', plural: 'Websites en webshops' },
      type: 'array',
      required: true,
      fields: [nameAndPrice, { name: 'note', label: 'Toelichting', type: 'text', required: true }],
    },
    {
      name: 'subscriptions',
      label: 'Maandpakketten',
      labels: { singular: 'Pakket', plural: 'Maandpakketten' },
      type: 'array',
      required: true,
      fields: [
        nameAndPrice,
        { name: 'lines', label: 'Wat erin zit, één per regel', type: 'textarea', required: true },
      ],
    },
  ],
}
