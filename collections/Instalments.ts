import type { CollectionConfig } from 'payload'
import { INSTALMENT_MOMENTS } from '@/features/quotes/model/schedule'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import {
  hiddenJson,
  readOnly,
  readOnlyChoice,
  readOnlyDay,
  readOnlyRelation,
  readOnlyText,
} from './fields/readOnly'

/** The shares of a one-off total, each of which becomes an invoice. */
export const Instalments: CollectionConfig = {
  slug: 'instalments',
  labels: { singular: 'Termijn', plural: 'Termijnen' },
  admin: {
    useAsTitle: 'label',
    group: false,
    hideAPIURL: true,
    defaultColumns: ['label', 'moment', 'day', 'incl', 'invoice'],
    description: 'Wat van een opdracht wanneer gefactureerd wordt.',
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['assignment', 'sequence'], unique: true }],
  fields: [
    readOnlyRelation('assignment', 'Opdracht', 'assignments'),
    readOnlyRelation('quote', 'Offerte', 'quotes'),
    readOnly({ name: 'sequence', label: 'Volgnummer', type: 'number', required: true }),
    readOnlyText('label', 'Omschrijving', { required: true }),
    readOnly({ name: 'percent', label: 'Percentage', type: 'number', required: true }),
    readOnlyChoice('moment', 'Wanneer', INSTALMENT_MOMENTS, { required: true, index: true }),
    readOnlyDay('day', 'Dag', { index: true }),
    readOnly(euroField('excl', 'Bedrag excl. btw')),
    readOnly(euroField('incl', 'Bedrag incl. btw')),
    hiddenJson('amounts', 'Bedragen per tarief', { required: true }),
    readOnlyRelation('invoice', 'Factuur', 'hosting-invoices'),
  ],
}
