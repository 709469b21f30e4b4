import type { CollectionConfig } from 'payload'
import { REFUND_STATES } from '@/features/billing/model/refund'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import { readOnly, readOnlyChoice, readOnlyRelation, readOnlyText, secret } from './fields/readOnly'

/** What staff asked the payment provider to send back. What became of it stands in the bookings. */
export const Refunds: CollectionConfig = {
  slug: 'refunds',
  labels: { singular: 'Terugbetaling', plural: 'Terugbetalingen' },
  admin: {
    useAsTitle: 'providerId',
    group: 'Hosting',
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'amount', 'state', 'invoice', 'reason'],
    description: 'Elke terugbetaling die het kantoor bij de betaaldienst vroeg.',
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    readOnlyRelation('invoice', 'Factuur', 'hosting-invoices'),
    readOnlyRelation('payment', 'Betaling', 'payments'),
    readOnly(euroField('amount', 'Bedrag')),
    readOnlyChoice('state', 'Stand', REFUND_STATES, { index: true }),
    readOnlyText('providerId', 'Kenmerk van de betaaldienst', { unique: true }),
    readOnlyText('reason', 'Waarom'),
    readOnlyText('requestedBy', 'Gevraagd door'),
    readOnlyText('problem', 'Wat er niet klopt'),
    secret('submissionKey', 'Sleutel', { unique: true }),
  ],
}
