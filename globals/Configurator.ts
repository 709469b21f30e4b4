import type { ArrayField, Field, GlobalConfig } from 'payload'
import { DRAWINGS, PRICE_SOURCES } from '@/features/configurator/model/options'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
import { globalVersions } from '../collections/fields/versions'

const priceFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'priceFrom',
        label: 'Prijs van',
        type: 'select',
        required: true,
        defaultValue: 'product',
        options: [...PRICE_SOURCES],
      },
      {
        name: 'product',
        label: 'Product',
        type: 'relationship',
        relationTo: 'products',
        required: true,
        admin: {
          description: 'De prijs, of waarom er geen is, staat bij het product.',
          condition: (_doc, sibling) => sibling?.priceFrom === 'product',
        },
      },
    ],
  },
]

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

const weeks: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'weeksFrom', label: 'Op zijn vroegst na (weken)', type: 'number', min: 0, max: 52 },
      { name: 'weeksTo', label: 'Op zijn laatst na (weken)', type: 'number', min: 0, max: 52 },
    ],
  },
]

const keys = (name: string, label: string, description: string): Field => ({
  name,
  label,
  type: 'text',
  admin: { description },
})

/** What home's slip begins with, by trade. */
const trades: Field[] = [
  {
    name: 'trades',
    label: 'Vakken op Home',
    labels: { singular: 'Vak', plural: 'Vakken' },
    type: 'array',
    maxRows: 6,
    admin: { initCollapsed: true, components: { RowLabel: '@/platform/console/ChoiceLabel' } },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', label: 'Vak', type: 'text', required: true },
          { name: 'key', label: 'Vaste sleutel', type: 'text', required: true },
        ],
      },
      {
        ...keys('websiteType', 'Soort website', 'De vaste sleutel, bijvoorbeeld website.'),
        required: true,
      } as Field,
      keys('services', 'Diensten', 'Vaste sleutels met komma’s ertussen.'),
      keys('timeline', 'Planning', 'De vaste sleutel, of leeg.'),
      keys('features', "Extra's", 'Vaste sleutels met komma’s ertussen; landing-pages:2 zijn er twee.'),
    ],
  },
  { name: 'towns', label: 'Plaatsen op Home, één per regel', type: 'textarea' },
]

export const Configurator: GlobalConfig = {
  slug: 'configurator',
  label: 'Configurator',
  admin: {
    group: 'Site',
    description:
      'De keuzes van de configurator. De prijzen staan bij Producten; de bon naast de stappen rekent daarmee, en de voorbeeldbon op Home met de eerste van elk.',
  },
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeOperation: [keepGlobalPublished], afterChange: [revalidateGlobal] },
  fields: [
    choices('websiteTypes', 'Soorten website', 'Soort', [drawing, ...priceFields]),
    choices('services', 'Diensten', 'Dienst'),
    choices('timelines', 'Planning', 'Planning', weeks),
    choices('features', "Extra's", 'Extra', [countable, ...priceFields]),
    ...trades,
  ],
}
