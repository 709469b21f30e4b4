import type { CollectionConfig, Field } from 'payload'
import { BILLING_CYCLES } from '@/features/catalogue/model/terms'
import { DOMAIN_ANSWERS, DOMAIN_MODES, DOMAIN_STATES } from '@/features/orders/model/domain'
import { ORDER_STATUSES } from '@/features/orders/model/orderStatus'
import { hiddenUnless, operatorsOnly, ownOrOperators, recordAccess } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import {
  hiddenJson,
  readOnly,
  readOnlyChoice,
  readOnlyDay,
  readOnlyMoment,
  readOnlyText,
  secret,
} from './fields/readOnly'

const sold: Field[] = [
  readOnlyText('number', 'Ordernummer', { unique: true, required: true }),
  readOnly({
    name: 'customer',
    label: 'Klant',
    type: 'relationship',
    relationTo: 'hosting-customers',
  } as Field),
  readOnlyChoice('status', 'Status', ORDER_STATUSES, { index: true }),
  readOnlyText('title', 'Wat er besteld is', { admin: { hidden: true } }),
  readOnlyText('packageKey', 'Pakketsleutel', { admin: { hidden: true } }),
  readOnlyText('packageName', 'Pakket'),
  readOnlyChoice('billingCycle', 'Betaalt', BILLING_CYCLES),
  hiddenJson('lines', 'Regels zoals afgesproken'),
  hiddenJson('buyer', 'Klant bij het bestellen'),
  readOnly(euroField('excl', 'Bij bestellen, excl. btw')),
  readOnly(euroField('vat', 'Btw')),
  readOnly(euroField('incl', 'Bij bestellen, incl. btw')),
  hiddenJson('vatRates', 'Btw per tarief bij het bestellen'),
  hiddenJson('locationEvidence', 'Waaruit het land van de klant blijkt', { access: { read: operatorsOnly } }),
  readOnlyText('termsVersion', 'Versie van de voorwaarden'),
  readOnlyText('processingVersion', 'Versie van de verwerkersovereenkomst'),
  readOnlyMoment('termsAcceptedAt', 'Voorwaarden geaccepteerd op'),
  readOnlyMoment('withdrawalInformedAt', 'Gewezen op het herroepingsrecht op'),
  readOnlyText('startsOn', 'Begint op', { index: true }),
  readOnlyMoment('startRequestedAt', 'Vroeg om meteen te beginnen op'),
  readOnlyText('nameFrom', 'Domeinnaam vastleggen vanaf', { index: true }),
  readOnlyMoment('nameConsentAt', 'Domeinnaam meteen vastleggen, zonder herroepingsrecht, akkoord op'),
  readOnlyMoment('withdrawnAt', 'Herroepen op'),
]

const domain: Field[] = [
  readOnlyText('domainName', 'Domeinnaam', { index: true }),
  readOnlyChoice('domainMode', 'Domein', DOMAIN_MODES),
  readOnlyChoice('domainAnswer', 'Antwoord bij het bestellen', DOMAIN_ANSWERS),
  readOnlyChoice('domainState', 'Stand van het domein', DOMAIN_STATES),
]

const running: Field[] = [
  readOnlyMoment('activatedAt', 'Betaald of begonnen op'),
  readOnlyMoment('setUpBy', 'Klaar beloofd voor'),
  readOnlyMoment('setUpAt', 'Klaargezet op'),
  readOnlyDay('startedOn', 'Loopt vanaf'),
  readOnlyDay('invoicedUntil', 'Betaald of gefactureerd tot', { index: true }),
  readOnlyDay('domainRenewsOn', 'Domein verlengt op'),
  readOnlyDay('endsOn', 'Stopt op'),
  readOnlyText('renewalAnnouncedFor', 'Verlenging aangekondigd voor', { admin: { hidden: true } }),
  hiddenJson('announcedPrices', 'Aangekondigde prijzen'),
  // It names who of us did what.
  hiddenJson('checklist', 'Wat er moet gebeuren', { access: { read: operatorsOnly } }),
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
