import type { CollectionConfig, Field } from 'payload'
import { adminsOnly, closed, hiddenUnless, operatorsOnly } from '@/access/rules'
import { PREFERRED_CONTACTS } from '@/domain/leads/fields'
import { LEAD_STATUSES } from '@/domain/leads/status'
import { checkStatusChange } from '@/server/leads/checkStatusChange'
import { closePromise } from '@/server/leads/closePromise'
import { recordChanges } from '@/server/leads/recordChanges'
import { euroField } from './fields/euro'
import { hiddenList, kept, keptList } from './fields/kept'

/** Shown in lists and on the slip, not as a field of its own. */
const listed = <T extends Field>(field: T): T =>
  kept({ ...field, admin: { ...('admin' in field ? field.admin : {}), condition: () => false } } as T)

const text = (name: string, label: string, rest: object = {}): Field =>
  listed({ name, label, type: 'text', ...rest } as Field)

const triage: Field[] = [
  {
    name: 'status',
    label: 'Status',
    type: 'select',
    required: true,
    defaultValue: 'new',
    index: true,
    options: LEAD_STATUSES.map(({ value, label }) => ({ value, label })),
    hooks: { beforeValidate: [checkStatusChange] },
    admin: { position: 'sidebar', components: { Cell: '@/admin/StatusCell' } },
  },
  {
    name: 'owner',
    label: 'Wie pakt dit op',
    type: 'relationship',
    relationTo: 'staff',
    admin: { position: 'sidebar' },
  },
  kept({
    name: 'respondBy',
    label: 'Antwoord beloofd voor',
    type: 'date',
    index: true,
    admin: {
      position: 'sidebar',
      date: { displayFormat: 'd MMM yyyy, HH:mm' },
      components: { Cell: '@/admin/PromiseCell' },
    },
  } as Field),
  listed({
    name: 'openUntil',
    label: 'Wacht op antwoord tot',
    type: 'date',
    index: true,
    hooks: { beforeChange: [closePromise] },
  } as Field),
  { name: 'notes', label: 'Notities', type: 'textarea', admin: { position: 'sidebar', rows: 6 } },
]

const answers: Field[] = [
  { name: 'contact', type: 'ui', admin: { components: { Field: '@/admin/ContactActions' } } },
  keptList('answers', 'De bon', '@/admin/AnswersField'),
  { name: 'history', type: 'ui', admin: { components: { Field: '@/admin/HistoryField' } } },
  text('name', 'Naam'),
  text('company', 'Bedrijf'),
  text('industry', 'Branche'),
  text('email', 'E-mail', { index: true }),
  text('phone', 'Telefoon'),
  listed({
    name: 'preferredContact',
    label: 'Liefst bereikbaar via',
    type: 'select',
    options: [...PREFERRED_CONTACTS],
  } as Field),
  listed({ name: 'description', label: 'Omschrijving', type: 'textarea' } as Field),
  listed(euroField('priceOnce', 'Indicatie eenmalig (excl. btw)')),
  listed(euroField('priceMonthly', 'Indicatie per maand (excl. btw)')),
  text('priceText', 'Indicatie'),
]

const bookkeeping: Field[] = [
  listed({
    name: 'number',
    label: 'Nr.',
    type: 'number',
    unique: true,
    admin: { components: { Cell: '@/admin/NumberCell' } },
  } as Field),
  text('websiteType', 'Soort website', { admin: { components: { Cell: '@/admin/TypeCell' } } }),
  text('timeline', 'Planning', { admin: { hidden: true } }),
  hiddenList('services', 'Diensten'),
  hiddenList('features', 'Extra'),
  text('source', 'Bron', { admin: { hidden: true } }),
  text('submissionKey', 'Sleutel', {
    unique: true,
    access: { read: closed },
    admin: { hidden: true },
  }),
  text('contentHash', 'Inhoud', {
    access: { read: closed },
    admin: { hidden: true },
  }),
  kept({
    name: 'quarantined',
    label: 'Apart gehouden (waarschijnlijk geen mens)',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    admin: { position: 'sidebar' },
  } as Field),
]

export const ConfiguratorRequests: CollectionConfig = {
  slug: 'configurator-requests',
  labels: { singular: 'Configurator-aanvraag', plural: 'Configurator-aanvragen' },
  admin: {
    useAsTitle: 'name',
    group: 'Verkoop',
    hideAPIURL: true,
    defaultColumns: [
      'number',
      'respondBy',
      'status',
      'name',
      'company',
      'websiteType',
      'priceText',
      'createdAt',
    ],
    listSearchableFields: ['name', 'email', 'phone', 'company'],
    baseListFilter: () => ({ quarantined: { not_equals: true } }),
    description: 'Wat bezoekers in de configurator hebben samengesteld. Te laat staat bovenaan en is rood.',
    hidden: hiddenUnless('operator'),
  },
  access: {
    create: closed,
    read: operatorsOnly,
    update: operatorsOnly,
    delete: adminsOnly,
    unlock: closed,
    admin: closed,
    readVersions: closed,
  },
  disableDuplicate: true,
  // What still waits comes first, the longest overdue on top; what is answered has no such time.
  defaultSort: ['openUntil', '-createdAt'],
  hooks: { afterChange: [recordChanges] },
  fields: [...bookkeeping, ...answers, ...triage],
}
