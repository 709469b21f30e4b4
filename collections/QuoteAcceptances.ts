import type { CollectionConfig } from 'payload'
import { ACCEPTANCE_WAYS } from '@/features/quotes/model/acceptance'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import {
  hiddenJson,
  readOnly,
  readOnlyChoice,
  readOnlyMoment,
  readOnlyRelation,
  readOnlyText,
} from './fields/readOnly'

/** What proves an acceptance: one for a quote, written once. */
export const QuoteAcceptances: CollectionConfig = {
  slug: 'quote-acceptances',
  labels: { singular: 'Akkoord', plural: 'Akkoorden' },
  admin: {
    useAsTitle: 'signer',
    group: false,
    hideAPIURL: true,
    defaultColumns: ['acceptedAt', 'signer', 'way', 'edition'],
    description: 'Wie op welke versie akkoord gaf, en hoe. Niemand verandert dit.',
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  disableDuplicate: true,
  defaultSort: '-acceptedAt',
  fields: [
    { ...readOnlyRelation('quote', 'Offerte', 'quotes'), unique: true } as CollectionConfig['fields'][number],
    readOnly({ name: 'edition', label: 'Versie', type: 'number', required: true }),
    readOnlyText('signer', 'Wie'),
    readOnlyChoice('way', 'Hoe', ACCEPTANCE_WAYS, { required: true }),
    readOnlyMoment('acceptedAt', 'Wanneer', { required: true, index: true }),
    hiddenJson('evidence', 'Bewijs', { required: true }),
    readOnlyText('pdfSha256', 'SHA-256 van de opdrachtbevestiging', { required: true }),
  ],
}
