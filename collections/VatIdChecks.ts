import type { CollectionConfig } from 'payload'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { readOnlyChoice, readOnlyMoment, readOnlyText } from './fields/readOnly'

const STANDINGS = [
  { value: 'valid', label: 'Geldig' },
  { value: 'invalid', label: 'Ongeldig' },
] as const

export const VatIdChecks: CollectionConfig = {
  slug: 'vat-id-checks',
  labels: { singular: 'Controle van een btw-nummer', plural: 'Controles van btw-nummers' },
  admin: {
    useAsTitle: 'vatId',
    group: 'Hosting',
    hideAPIURL: true,
    defaultColumns: ['vatId', 'standing', 'name', 'consultation', 'checkedAt'],
    listSearchableFields: ['vatId', 'name'],
    description:
      'Wat VIES, de dienst van de EU, van een btw-nummer zei. Bewaar het bij je boekhouding: het is je bewijs bij verlegde btw.',
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  disableDuplicate: true,
  defaultSort: '-checkedAt',
  fields: [
    readOnlyText('vatId', 'Btw-nummer', { required: true, index: true }),
    readOnlyChoice('standing', 'Uitkomst', STANDINGS),
    readOnlyText('name', 'Naam volgens VIES'),
    readOnlyText('address', 'Adres volgens VIES'),
    readOnlyText('consultation', 'Nummer van de raadpleging'),
    readOnlyMoment('checkedAt', 'Gecontroleerd op'),
  ],
}
