import type { CollectionConfig, Field } from 'payload'
import { BILLING_CYCLES } from '@/features/catalogue/model/billingCycle'
import { DOMAIN_ANSWERS, DOMAIN_MODES, DOMAIN_STATES } from '@/features/orders/model/domain'
import { ORDER_STATUSES } from '@/features/orders/model/orderStatus'
import { hiddenUnless, operatorsOnly, ownOrOperators, recordAccess } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import { hiddenList, kept, keptChoice, keptMoment, keptText, secret } from './fields/kept'

const sold: Field[] = [
  keptText('number', 'Ordernummer', { unique: true, required: true }),
  kept({ name: 'customer', label: 'Klant', type: 'relationship', relationTo: 'hosting-customers' } as Field),
  keptChoice('status', 'Status', ORDER_STATUSES, { index: true }),
  keptText('packageKey', 'Pakketsleutel', { admin: { hidden: true } }),
  keptText('packageName', 'Pakket'),
  keptChoice('billingCycle', 'Betaalt', BILLING_CYCLES),
  hiddenList('lines', 'Regels zoals afgesproken'),
  hiddenList('buyer', 'Klant bij het bestellen'),
  kept(euroField('excl', 'Bij bestellen, excl. btw')),
  kept(euroField('vat', 'Btw')),
  kept(euroField('incl', 'Bij bestellen, incl. btw')),
  keptText('termsVersion', 'Versie van de voorwaarden'),
  keptMoment('termsAcceptedAt', 'Voorwaarden geaccepteerd op'),
]

const domain: Field[] = [
  keptText('domainName', 'Domeinnaam', { index: true }),
  keptChoice('domainMode', 'Domein', DOMAIN_MODES),
  keptChoice('domainAnswer', 'Antwoord bij het bestellen', DOMAIN_ANSWERS),
  keptChoice('domainState', 'Stand van het domein', DOMAIN_STATES),
]

const running: Field[] = [
  keptMoment('activatedAt', 'Actief sinds'),
  keptMoment('setUpBy', 'Klaar beloofd voor'),
  keptMoment('setUpAt', 'Klaargezet op'),
  keptText('startedOn', 'Loopt vanaf'),
  keptText('invoicedUntil', 'Betaald of gefactureerd tot', { index: true }),
  keptText('domainRenewsOn', 'Domein verlengt op'),
  keptText('endsOn', 'Stopt op'),
  // It names who of us did what.
  hiddenList('checklist', 'Wat er moet gebeuren', { access: { read: operatorsOnly } }),
]

export const HostingOrders: CollectionConfig = {
  slug: 'hosting-orders',
  labels: { singular: 'Hostingbestelling', plural: 'Hostingbestellingen' },
  admin: {
    useAsTitle: 'number',
    group: 'Hosting',
    hideAPIURL: true,
    defaultColumns: ['number', 'status', 'packageName', 'domainName', 'incl', 'createdAt'],
    listSearchableFields: ['number', 'domainName'],
    description: 'Een status verander je in het hostingoverzicht: daar gaat de mail aan de klant mee.',
    hidden: hiddenUnless('operator'),
  },
  access: { ...recordAccess, read: ownOrOperators('customer'), update: operatorsOnly },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    ...sold,
    ...domain,
    ...running,
    { name: 'history', type: 'ui', admin: { components: { Field: '@/platform/audit/admin/HistoryField' } } },
    secret('orderKey', 'Sleutel van de bevestiging', { unique: true }),
    secret('submissionKey', 'Sleutel', { unique: true }),
    secret('contentHash', 'Inhoud'),
    {
      name: 'notes',
      label: 'Notities',
      type: 'textarea',
      access: { read: operatorsOnly as never },
      admin: { position: 'sidebar', rows: 6 },
    },
  ],
}
