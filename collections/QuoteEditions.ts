import type { CollectionConfig } from 'payload'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { hiddenJson, readOnly, readOnlyDay, readOnlyRelation, readOnlyText } from './fields/readOnly'

/** What was sent. Written once. */
export const QuoteEditions: CollectionConfig = {
  slug: 'quote-editions',
  labels: { singular: 'Verstuurde offerte', plural: 'Verstuurde offertes' },
  admin: {
    useAsTitle: 'number',
    group: false,
    hideAPIURL: true,
    defaultColumns: ['number', 'edition', 'sentOn', 'validUntil'],
    description: 'Elke versie zoals zij verstuurd is.',
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['quote', 'edition'], unique: true }],
  fields: [
    readOnlyRelation('quote', 'Offerte', 'quotes'),
    readOnlyText('number', 'Nummer'),
    readOnly({ name: 'edition', label: 'Versie', type: 'number', required: true }),
    readOnlyDay('sentOn', 'Verstuurd op'),
    readOnlyDay('validUntil', 'Geldig tot en met'),
    hiddenJson('content', 'Inhoud', { required: true }),
    readOnlyText('contentSha256', 'SHA-256 van de inhoud', { required: true }),
    readOnlyText('pdfSha256', 'SHA-256 van de pdf', { required: true }),
  ],
}
