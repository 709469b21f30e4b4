import type { CollectionConfig } from 'payload'
import { BOOKING_SOURCES } from '@/features/billing/model/bookings'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import {
  readOnly,
  readOnlyChoice,
  readOnlyDay,
  readOnlyMoment,
  readOnlyRelation,
  readOnlyText,
  secret,
} from './fields/readOnly'

/** Money that came in, went back or was set off. The sum of its bookings says how an invoice stands. */
export const Bookings: CollectionConfig = {
  slug: 'bookings',
  labels: { singular: 'Boeking', plural: 'Boekingen' },
  admin: {
    useAsTitle: 'reference',
    group: 'Hosting',
    hideAPIURL: true,
    defaultColumns: ['day', 'amount', 'source', 'invoice', 'reference'],
    description:
      'Wat er binnenkwam, terugging of verrekend werd. Boeken en terugdraaien doe je bij de factuur in het hostingoverzicht.',
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    readOnlyRelation('invoice', 'Factuur', 'hosting-invoices'),
    readOnlyRelation('customer', 'Klant', 'hosting-customers'),
    readOnlyRelation('payment', 'Betaling', 'payments'),
    readOnlyRelation('order', 'Bestelling', 'hosting-orders'),
    readOnly(euroField('amount', 'Bedrag', { min: undefined })),
    readOnlyDay('day', 'Dag', { index: true }),
    readOnlyChoice('source', 'Hoe', BOOKING_SOURCES, { index: true }),
    readOnlyText('reference', 'Kenmerk'),
    readOnlyRelation('reverses', 'Draait terug', 'bookings'),
    readOnlyRelation('setOffWith', 'Verrekend met', 'bookings'),
    readOnlyText('reason', 'Waarom'),
    readOnlyText('bookedBy', 'Geboekt door'),
    readOnly({ name: 'asksDecision', label: 'Vraagt een besluit', type: 'checkbox', index: true }),
    readOnlyMoment('decidedAt', 'Besloten op'),
    readOnlyText('decision', 'Besluit'),
    secret('submissionKey', 'Sleutel', { unique: true }),
  ],
}
