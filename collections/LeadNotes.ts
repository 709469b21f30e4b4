import type { CollectionConfig } from 'payload'
import { NOTE_KINDS } from '@/features/leads/model/note'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { readOnly, readOnlyChoice, readOnlyRelation, readOnlyText, secret } from './fields/readOnly'

/** Append-only: what staff noted about a lead, and when they called. They go with the lead. */
export const LeadNotes: CollectionConfig = {
  slug: 'lead-notes',
  labels: { singular: 'Notitie', plural: 'Notities' },
  admin: {
    useAsTitle: 'text',
    // The timeline of a lead shows them; this list stays for who follows a link.
    group: false,
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'kind', 'text', 'authorName'],
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    readOnlyChoice('kind', 'Soort', NOTE_KINDS, { required: true }),
    readOnly({ name: 'text', label: 'Tekst', type: 'textarea' }),
    readOnlyRelation('author', 'Medewerker', 'staff'),
    readOnlyText('authorName', 'Door'),
    readOnlyRelation('lead', 'Lead', 'leads'),
    readOnlyRelation('request', 'Configurator-aanvraag', 'configurator-requests'),
    secret('submissionKey', 'Sleutel', { unique: true }),
  ],
}
