import type { CollectionConfig, Field } from 'payload'
import { PAYMENT_STATES } from '@/features/billing/model/payment'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import { readOnly, readOnlyMoment, readOnlyRelation, readOnlyText } from './fields/readOnly'

/** One attempt to pay one invoice. What it is worth only the provider says. */
export const Payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: 'Betaling', plural: 'Betalingen' },
  admin: {
    useAsTitle: 'providerId',
    group: 'Hosting',
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'state', 'amount', 'provider', 'problem'],
    description: 'Elke poging om te betalen, zoals de betaaldienst haar meldt.',
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    readOnlyRelation('invoice', 'Factuur', 'hosting-invoices'),
    readOnlyRelation('order', 'Bestelling', 'hosting-orders'),
    readOnly({
      name: 'state',
      label: 'Stand',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: PAYMENT_STATES.map(({ value, label }) => ({ value, label })),
    } as Field),
    readOnly(euroField('amount', 'Bedrag, incl. btw')),
    readOnlyText('currency', 'Munt'),
    readOnlyText('provider', 'Betaaldienst'),
    readOnlyText('providerId', 'Kenmerk van de betaaldienst', { unique: true }),
    readOnlyText('checkoutUrl', 'Betaalpagina', { admin: { hidden: true } }),
    readOnlyMoment('paidAt', 'Betaald op'),
    readOnly(euroField('refunded', 'Terugbetaald')),
    readOnly(euroField('chargedBack', 'Teruggeboekt')),
    readOnlyText('requestId', 'Nummer van het verzoek'),
    readOnlyText('problem', 'Wat er niet klopt'),
    readOnlyMoment('askAgainAt', 'Opnieuw vragen', { index: true, admin: { hidden: true } }),
  ],
}
