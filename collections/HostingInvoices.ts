import type { Access, CollectionConfig } from 'payload'
import {
  INVOICE_PAYMENT_STATUSES,
  INVOICE_SERIES,
  INVOICE_STATUSES,
} from '@/features/billing/model/invoiceStatus'
import { type Actor, hasRole, isCustomer } from '@/platform/access/actors'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import { hiddenList, kept, keptChoice, keptLink, keptText, secret } from './fields/kept'

/** Customers see their own once it is final; who sells sees them all. */
const finalOwnOrOperators: Access = ({ req }) => {
  if (hasRole(req.user as Actor, 'operator')) return true
  if (!isCustomer(req.user as Actor) || !req.user) return false
  return { customer: { equals: req.user.id }, status: { not_equals: 'draft' } }
}

const draftsOfOperators: Access = ({ req }) =>
  hasRole(req.user as Actor, 'operator') ? { status: { equals: 'draft' } } : false

export const HostingInvoices: CollectionConfig = {
  slug: 'hosting-invoices',
  labels: { singular: 'Factuur', plural: 'Facturen' },
  admin: {
    useAsTitle: 'number',
    group: 'Hosting',
    hideAPIURL: true,
    defaultColumns: ['number', 'status', 'paymentStatus', 'incl', 'issueDate', 'dueDate'],
    listSearchableFields: ['number'],
    description:
      'Maken, crediteren en als betaald boeken doe je in het hostingoverzicht. Een definitieve factuur verandert niet meer.',
    hidden: hiddenUnless('operator'),
  },
  access: { ...recordAccess, read: finalOwnOrOperators, update: draftsOfOperators },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    keptText('number', 'Factuurnummer', { unique: true }),
    keptChoice('series', 'Reeks', INVOICE_SERIES, { index: true }),
    keptChoice('status', 'Stand', INVOICE_STATUSES, { index: true }),
    keptChoice('paymentStatus', 'Betaling', INVOICE_PAYMENT_STATUSES, { index: true }),
    keptLink('customer', 'Klant', 'hosting-customers'),
    keptLink('order', 'Bestelling', 'hosting-orders'),
    keptLink('credits', 'Crediteert', 'hosting-invoices'),
    hiddenList('seller', 'Wij, zoals op de factuur'),
    hiddenList('buyer', 'Klant, zoals op de factuur'),
    hiddenList('lines', 'Regels'),
    kept(euroField('excl', 'Excl. btw', { min: undefined })),
    kept(euroField('vat', 'Btw', { min: undefined })),
    kept(euroField('incl', 'Incl. btw', { min: undefined })),
    keptText('issueDate', 'Factuurdatum'),
    keptText('dueDate', 'Vervaldatum', { index: true }),
    keptText('periodFrom', 'Periode vanaf'),
    keptText('periodUntil', 'Periode tot'),
    keptText('paidOn', 'Betaald op'),
    keptText('paidBy', 'Betaald via'),
    keptText('paymentReference', 'Kenmerk van de betaling'),
    secret('submissionKey', 'Sleutel', { unique: true }),
    secret('contentHash', 'Inhoud'),
    { name: 'note', label: 'Opmerking op de factuur', type: 'textarea' },
    { name: 'history', type: 'ui', admin: { components: { Field: '@/platform/audit/admin/HistoryField' } } },
  ],
}
