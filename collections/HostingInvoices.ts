import type { Access, CollectionConfig, Field } from 'payload'
import { type Actor, hasRole, isCustomer } from '@/access/actors'
import { closed, hiddenUnless } from '@/access/rules'
import { SERIES } from '@/domain/invoicing/numbers'
import { INVOICE_PAYMENT_STATUSES, INVOICE_STATUSES } from '@/domain/invoicing/status'
import { euroField } from './fields/euro'
import { hiddenList, kept } from './fields/kept'

const text = (name: string, label: string, rest: object = {}): Field =>
  kept({ name, label, type: 'text', ...rest } as Field)

const choice = (name: string, label: string, table: readonly { value: string; label: string }[]): Field =>
  kept({
    name,
    label,
    type: 'select',
    index: true,
    options: table.map(each => ({ value: each.value, label: each.label })),
  } as Field)

const link = (name: string, label: string, relationTo: string): Field =>
  kept({ name, label, type: 'relationship', relationTo } as Field)

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
  access: {
    create: closed,
    read: finalOwnOrOperators,
    update: draftsOfOperators,
    delete: closed,
    unlock: closed,
    admin: closed,
    readVersions: closed,
  },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    text('number', 'Factuurnummer', { unique: true }),
    choice('series', 'Reeks', SERIES),
    choice('status', 'Stand', INVOICE_STATUSES),
    choice('paymentStatus', 'Betaling', INVOICE_PAYMENT_STATUSES),
    link('customer', 'Klant', 'hosting-customers'),
    link('order', 'Bestelling', 'hosting-orders'),
    link('credits', 'Crediteert', 'hosting-invoices'),
    hiddenList('seller', 'Wij, zoals op de factuur'),
    hiddenList('buyer', 'Klant, zoals op de factuur'),
    hiddenList('lines', 'Regels'),
    kept(euroField('excl', 'Excl. btw', { min: undefined })),
    kept(euroField('vat', 'Btw', { min: undefined })),
    kept(euroField('incl', 'Incl. btw', { min: undefined })),
    text('issueDate', 'Factuurdatum'),
    text('dueDate', 'Vervaldatum', { index: true }),
    text('periodFrom', 'Periode vanaf'),
    text('periodUntil', 'Periode tot'),
    text('paidOn', 'Betaald op'),
    text('paidBy', 'Betaald via'),
    text('paymentReference', 'Kenmerk van de betaling'),
    { name: 'note', label: 'Opmerking op de factuur', type: 'textarea' },
    { name: 'history', type: 'ui', admin: { components: { Field: '@/admin/HistoryField' } } },
  ],
}
