import type { CollectionConfig, Field } from 'payload'
import { closed, hiddenUnless, operatorsOnly, ownOrOperators } from '@/access/rules'
import { BILLING_CYCLES } from '@/domain/hosting/cycles'
import { DOMAIN_ANSWERS } from '@/domain/hosting/domainAnswers'
import { DOMAIN_MODES } from '@/domain/hosting/domainModes'
import { DOMAIN_STATES } from '@/domain/hosting/domainStates'
import { ORDER_STATUSES } from '@/domain/hosting/status'
import { euroField } from './fields/euro'
import { hiddenList, kept } from './fields/kept'

const text = (name: string, label: string, rest: object = {}): Field =>
  kept({ name, label, type: 'text', ...rest } as Field)

const choice = (name: string, label: string, table: readonly { value: string; label: string }[]): Field =>
  kept({
    name,
    label,
    type: 'select',
    index: name === 'status',
    options: table.map(each => ({ value: each.value, label: each.label })),
  } as Field)

const moment = (name: string, label: string): Field =>
  kept({ name, label, type: 'date', admin: { date: { displayFormat: 'd MMM yyyy, HH:mm' } } } as Field)

/** What recognises an order in a link or a form. Nobody reads it, sorts by it or looks for it. */
const secret = (name: string, label: string, rest: object = {}): Field =>
  text(name, label, { access: { read: closed }, admin: { hidden: true }, ...rest })

const sold: Field[] = [
  text('number', 'Ordernummer', { unique: true, required: true }),
  kept({ name: 'customer', label: 'Klant', type: 'relationship', relationTo: 'hosting-customers' } as Field),
  choice('status', 'Status', ORDER_STATUSES),
  text('packageKey', 'Pakketsleutel', { admin: { hidden: true } }),
  text('packageName', 'Pakket'),
  choice('billingCycle', 'Betaalt', BILLING_CYCLES),
  hiddenList('lines', 'Regels zoals afgesproken'),
  hiddenList('buyer', 'Klant bij het bestellen'),
  kept(euroField('excl', 'Bij bestellen, excl. btw')),
  kept(euroField('vat', 'Btw')),
  kept(euroField('incl', 'Bij bestellen, incl. btw')),
  text('termsVersion', 'Versie van de voorwaarden'),
  moment('termsAcceptedAt', 'Voorwaarden geaccepteerd op'),
]

const domain: Field[] = [
  text('domainName', 'Domeinnaam', { index: true }),
  choice('domainMode', 'Domein', DOMAIN_MODES),
  choice('domainAnswer', 'Antwoord bij het bestellen', DOMAIN_ANSWERS),
  choice('domainState', 'Stand van het domein', DOMAIN_STATES),
]

const running: Field[] = [
  moment('activatedAt', 'Actief sinds'),
  moment('setUpBy', 'Klaar beloofd voor'),
  moment('setUpAt', 'Klaargezet op'),
  text('startedOn', 'Loopt vanaf'),
  text('invoicedUntil', 'Betaald of gefactureerd tot', { index: true }),
  text('domainRenewsOn', 'Domein verlengt op'),
  text('endsOn', 'Stopt op'),
  hiddenList('checklist', 'Wat er moet gebeuren'),
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
  access: {
    create: closed,
    read: ownOrOperators('customer'),
    update: operatorsOnly,
    delete: closed,
    unlock: closed,
    admin: closed,
    readVersions: closed,
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    ...sold,
    ...domain,
    ...running,
    { name: 'history', type: 'ui', admin: { components: { Field: '@/admin/HistoryField' } } },
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
