import type { CollectionConfig, Field } from 'payload'
import { closed, hiddenUnless, operatorsOnly } from '@/access/rules'
import { PAYMENT_STATES } from '@/domain/payments/states'
import { euroField } from './fields/euro'
import { kept } from './fields/kept'

const text = (name: string, label: string, rest: object = {}): Field =>
  kept({ name, label, type: 'text', ...rest } as Field)

const moment = (name: string, label: string, rest: object = {}): Field =>
  kept({
    name,
    label,
    type: 'date',
    admin: { date: { displayFormat: 'd MMM yyyy, HH:mm' } },
    ...rest,
  } as Field)

const link = (name: string, label: string, relationTo: string): Field =>
  kept({ name, label, type: 'relationship', relationTo } as Field)

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
  access: {
    create: closed,
    read: operatorsOnly,
    update: closed,
    delete: closed,
    unlock: closed,
    admin: closed,
    readVersions: closed,
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    link('invoice', 'Factuur', 'hosting-invoices'),
    link('order', 'Bestelling', 'hosting-orders'),
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
    text('currency', 'Munt'),
    text('provider', 'Betaaldienst'),
    text('providerId', 'Kenmerk van de betaaldienst', { unique: true }),
    text('checkoutUrl', 'Betaalpagina', { admin: { hidden: true } }),
    moment('paidAt', 'Betaald op'),
    kept(euroField('refunded', 'Terugbetaald')),
    kept(euroField('chargedBack', 'Teruggeboekt')),
    text('problem', 'Wat er niet klopt'),
    moment('askAgainAt', 'Opnieuw vragen', { index: true, admin: { hidden: true } }),
  ],
}
