import type { CollectionConfig, Field } from 'payload'
import { PAYMENT_STATES } from '@/features/billing/model/payment'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import { kept, keptLink, keptMoment, keptText } from './fields/kept'

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
    keptLink('invoice', 'Factuur', 'hosting-invoices'),
    keptLink('order', 'Bestelling', 'hosting-orders'),
    kept({
      name: 'state',
      label: 'Stand',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: PAYMENT_STATES.map(({ value, label }) => ({ value, label })),
    } as Field),
    kept(euroField('amount', 'Bedrag, incl. btw')),
    keptText('currency', 'Munt'),
    keptText('provider', 'Betaaldienst'),
    keptText('providerId', 'Kenmerk van de betaaldienst', { unique: true }),
    keptText('checkoutUrl', 'Betaalpagina', { admin: { hidden: true } }),
    keptMoment('paidAt', 'Betaald op'),
    kept(euroField('refunded', 'Terugbetaald')),
    kept(euroField('chargedBack', 'Teruggeboekt')),
    keptText('problem', 'Wat er niet klopt'),
    keptMoment('askAgainAt', 'Opnieuw vragen', { index: true, admin: { hidden: true } }),
  ],
}
