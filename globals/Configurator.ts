import type { ArrayField, Field, GlobalConfig } from 'payload'
import { DRAWINGS } from '@/features/configurator/model/options'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
import { priceFields } from '../collections/fields/price'
import { globalVersions } from '../collections/fields/versions'

const choiceFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'label', label: 'Naam', type: 'text', required: true },
      {
        name: 'key',
        label: 'Vaste sleutel',
        type: 'text',
        required: true,
        admin: { description: 'Staat in aanvragen en links. Verander hem niet.' },
      },
    ],
  },
  { name: 'description', label: 'Uitleg', type: 'text' },
]

const choices = (name: string, label: string, singular: string, rest: Field[] = priceFields): ArrayField => ({
  name,
  label,
  labels: { singular, plural: label },
  type: 'array',
  minRows: 1,
  required: true,
  admin: { initCollapsed: true, components: { RowLabel: '@/features/configurator/admin/PricedRowLabel' } },
  validate: rows =>
    hasRows(rows)
      ? uniqueKeys(rows) || 'Elke sleutel mag maar één keer voorkomen.'
      : 'Er moet iets te kiezen blijven.',
  fields: [...choiceFields, ...rest],
})

function hasRows(rows: unknown): boolean {
  return Array.isArray(rows) && rows.length > 0
}

function uniqueKeys(rows: unknown): boolean {
  const keys = Array.isArray(rows) ? rows.map(row => row?.key) : []
  return new Set(keys).size === keys.length
}

const drawing: Field = {
  name: 'drawing',
  label: 'Tekening',
  type: 'select',
  required: true,
  defaultValue: 'page',
  options: [...DRAWINGS],
}
const countable: Field = { name: 'countable', label: 'Aantal kiezen', type: 'checkbox', defaultValue: false }

export const Configurator: GlobalConfig = {
  slug: 'configurator',
  label: 'Configurator',
  admin: {
    group: 'Site',
    description:
      'De keuzes en prijzen van de configurator. De bon naast de stappen rekent met deze bedragen, en de voorbeeldbon op Home met de eerste van elk.',
  },
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeOperation: [keepGlobalPublished], afterChange: [revalidateGlobal] },
  fields: [
    choices('websiteTypes', 'Soorten website', 'Soort', [drawing, ...priceFields]),
    choices('services', 'Diensten', 'Dienst'),
    choices('timelines', 'Planning', 'Planning', []),
    choices('features', "Extra's", 'Extra', [countable, ...priceFields]),
  ],
}
