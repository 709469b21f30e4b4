import type { Access, CollectionConfig } from 'payload'
import {
  INVOICE_PAYMENT_STATUSES,
  INVOICE_SERIES,
  INVOICE_STATUSES,
} from '@/features/billing/model/invoiceStatus'
import { type Actor, hasRole, isCustomer } from '@/platform/access/actors'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import {
  hiddenJson,
  readOnly,
  readOnlyChoice,
  readOnlyDay,
  readOnlyRelation,
  readOnlyText,
  secret,
} from './fields/readOnly'

const FINAL = INVOICE_STATUSES.filter(each => each.isFinal).map(({ value }) => value)
const DRAFT = INVOICE_STATUSES.filter(each => each.isDraft).map(({ value }) => value)

/** Customers see their own once it is final; who sells sees them all. */
const finalOwnOrOperators: Access = ({ req }) => {
  if (hasRole(req.user as Actor, 'operator')) return true
  if (!isCustomer(req.user as Actor) || !req.user) return false
  return { customer: { equals: req.user.id }, status: { in: FINAL } }
}

const draftsOfOperators: Access = ({ req }) =>
  hasRole(req.user as Actor, 'operator') ? { status: { in: DRAFT } } : false

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
    readOnlyText('number', 'Factuurnummer', { unique: true }),
    readOnlyChoice('series', 'Reeks', INVOICE_SERIES, { index: true }),
    readOnlyChoice('status', 'Stand', INVOICE_STATUSES, { index: true }),
    readOnlyChoice('paymentStatus', 'Betaling', INVOICE_PAYMENT_STATUSES, { index: true }),
    readOnlyRelation('customer', 'Klant', 'hosting-customers'),
    readOnlyRelation('order', 'Bestelling', 'hosting-orders'),
    readOnlyText('orderNumber', 'Bestelnummer'),
    readOnlyRelation('credits', 'Crediteert', 'hosting-invoices'),
    hiddenJson('seller', 'Wij, zoals op de factuur'),
    hiddenJson('buyer', 'Klant, zoals op de factuur'),
    hiddenJson('lines', 'Regels'),
    readOnly(euroField('excl', 'Excl. btw', { min: undefined })),
    readOnly(euroField('vat', 'Btw', { min: undefined })),
    readOnly(euroField('incl', 'Incl. btw', { min: undefined })),
    hiddenJson('vatRates', 'Btw per tarief'),
    readOnly(euroField('booked', 'Geboekt', { min: undefined, defaultValue: 0 })),
    readOnlyDay('issueDate', 'Factuurdatum'),
    readOnlyDay('dueDate', 'Vervaldatum', { index: true }),
    readOnlyDay('periodFrom', 'Periode vanaf'),
    readOnlyDay('periodUntil', 'Periode tot'),
    readOnlyDay('paidOn', 'Betaald op'),
    readOnlyText('paidBy', 'Betaald via'),
    readOnlyText('paymentReference', 'Kenmerk van de betaling'),
    secret('submissionKey', 'Sleutel', { unique: true }),
    secret('contentHash', 'Inhoud'),
    { name: 'note', label: 'Opmerking op de factuur', type: 'textarea' },
    { name: 'history', type: 'ui', admin: { components: { Field: '@/platform/audit/admin/HistoryField' } } },
  ],
}
