import type { CollectionConfig, Field } from 'payload'
import { APPOINTMENT_STATES } from '@/features/leads/model/appointmentState'
import { LEAD_KINDS } from '@/features/leads/model/lead'
import { recordLeadChanges } from '@/features/leads/server/public'
import { hiddenUnless } from '@/platform/access/rules'
import {
  gateFields,
  LEAD_LIST,
  LEAD_ORDER,
  leadAccess,
  listed,
  listedText,
  triageFields,
} from './fields/lead'

const answers: Field[] = [
  {
    name: 'contact',
    type: 'ui',
    admin: { components: { Field: '@/features/leads/admin/LeadFields#ContactActions' } },
  },
  { name: 'quote', type: 'ui', admin: { components: { Field: '@/features/quotes/admin/CreateQuote' } } },
  {
    name: 'slip',
    type: 'ui',
    admin: { components: { Field: '@/features/leads/admin/LeadFields#LeadSlip' } },
  },
  {
    name: 'history',
    type: 'ui',
    admin: { components: { Field: '@/features/leads/admin/LeadFields#TimelineField' } },
  },
  listed({
    name: 'kind',
    label: 'Soort',
    type: 'select',
    required: true,
    index: true,
    options: LEAD_KINDS.map(({ value, label }) => ({ value, label })),
  } as Field),
  listedText('source', 'Bron', {
    admin: { components: { Cell: '@/features/leads/admin/LeadCells#SourceCell' } },
  }),
  listedText('name', 'Naam'),
  listedText('company', 'Bedrijf'),
  listedText('email', 'E-mail', { index: true }),
  listedText('phone', 'Telefoon', { index: true }),
  listedText('service', 'Dienst'),
  listedText('subject', 'Onderwerp'),
  listed({ name: 'message', label: 'Bericht', type: 'textarea' } as Field),
  listed({ name: 'appointmentAt', label: 'Afspraak', type: 'date' } as Field),
  listed({
    name: 'appointmentState',
    label: 'Stand van de afspraak',
    type: 'select',
    options: APPOINTMENT_STATES.map(({ value, label }) => ({ value, label })),
  } as Field),
]

export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  admin: {
    ...LEAD_LIST,
    // The console is the way to them; this list stays for who follows a link.
    group: false,
    defaultColumns: ['number', 'respondBy', 'status', 'name', 'source', 'service', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email', 'phone', 'company'],
    description: 'Offerteaanvragen, afspraken, berichten en leads uit advertenties.',
    hidden: hiddenUnless('operator'),
  },
  access: leadAccess,
  disableDuplicate: true,
  defaultSort: LEAD_ORDER,
  hooks: { afterChange: [recordLeadChanges] },
  fields: [...gateFields, ...answers, ...triageFields],
}
