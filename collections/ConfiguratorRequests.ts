import type { CollectionConfig, Field } from 'payload'
import { PREFERRED_CONTACTS } from '@/features/leads/model/lead'
import { recordLeadChanges } from '@/features/leads/server/public'
import { hiddenUnless } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import {
  gateFields,
  LEAD_LIST,
  LEAD_ORDER,
  leadAccess,
  listed,
  listedText,
  triageFields,
} from './fields/lead'
import { hiddenJson, readOnlyList, readOnlyRelation } from './fields/readOnly'

const answers: Field[] = [
  {
    name: 'contact',
    type: 'ui',
    admin: { components: { Field: '@/features/leads/admin/LeadFields#ContactActions' } },
  },
  { name: 'quote', type: 'ui', admin: { components: { Field: '@/features/quotes/admin/CreateQuote' } } },
  readOnlyList('answers', 'De bon', '@/features/configurator/admin/requestFields#AnswersField'),
  {
    name: 'history',
    type: 'ui',
    admin: { components: { Field: '@/features/leads/admin/LeadFields#TimelineField' } },
  },
  listedText('name', 'Naam'),
  listedText('company', 'Bedrijf'),
  listedText('industry', 'Branche'),
  listedText('email', 'E-mail', { index: true }),
  listedText('phone', 'Telefoon'),
  listed({
    name: 'preferredContact',
    label: 'Liefst bereikbaar via',
    type: 'select',
    options: [...PREFERRED_CONTACTS],
  } as Field),
  listed({ name: 'description', label: 'Omschrijving', type: 'textarea' } as Field),
  listed(euroField('priceOnce', 'Indicatie eenmalig (excl. btw)')),
  listed(euroField('priceMonthly', 'Indicatie per maand (excl. btw)')),
  listedText('priceText', 'Indicatie'),
  listedText('priceTextIncl', 'Indicatie incl. btw'),
  listed(readOnlyRelation('additionTo', 'Aanvulling op', 'configurator-requests')),
]

const choices: Field[] = [
  listedText('websiteType', 'Soort website', {
    admin: { components: { Cell: '@/features/configurator/admin/requestFields#TypeCell' } },
  }),
  listedText('timeline', 'Planning', { admin: { hidden: true } }),
  hiddenJson('services', 'Diensten'),
  hiddenJson('features', 'Extra'),
  listedText('source', 'Bron', { admin: { hidden: true } }),
]

export const ConfiguratorRequests: CollectionConfig = {
  slug: 'configurator-requests',
  labels: { singular: 'Configurator-aanvraag', plural: 'Configurator-aanvragen' },
  admin: {
    ...LEAD_LIST,
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
    listSearchableFields: ['reference', 'name', 'email', 'phone', 'company'],
    description: 'Wat bezoekers in de configurator hebben samengesteld. Te laat staat bovenaan en is rood.',
    hidden: hiddenUnless('operator'),
  },
  access: leadAccess,
  disableDuplicate: true,
  defaultSort: LEAD_ORDER,
  hooks: { afterChange: [recordLeadChanges] },
  fields: [...gateFields, ...choices, ...answers, ...triageFields],
}
