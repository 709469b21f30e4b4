import type { CollectionConfig } from 'payload'
import { QUOTE_STATUSES } from '@/features/quotes/model/quoteStatus'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import {
  hiddenJson,
  readOnly,
  readOnlyChoice,
  readOnlyDay,
  readOnlyMoment,
  readOnlyRelation,
  readOnlyText,
} from './fields/readOnly'

const count = (name: string, label: string) =>
  readOnly({ name, label, type: 'number', required: true, defaultValue: 0, admin: { hidden: true } })

/** What staff write, and how it stands. What was sent is kept as editions. */
export const Quotes: CollectionConfig = {
  slug: 'quotes',
  labels: { singular: 'Offerte', plural: 'Offertes' },
  admin: {
    useAsTitle: 'number',
    // The console is the way to them; this list stays for who follows a link.
    group: false,
    hideAPIURL: true,
    defaultColumns: ['number', 'status', 'name', 'company', 'once', 'validUntil'],
    listSearchableFields: ['number', 'name', 'company', 'email'],
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  disableDuplicate: true,
  defaultSort: '-updatedAt',
  fields: [
    readOnlyText('number', 'Nummer', { unique: true, required: true }),
    readOnlyChoice('status', 'Status', QUOTE_STATUSES, { required: true, index: true }),
    readOnlyText('name', 'Naam'),
    readOnlyText('company', 'Bedrijf'),
    readOnlyText('email', 'E-mail', { index: true }),
    readOnlyText('phone', 'Telefoon'),
    readOnly(euroField('once', 'Eenmalig (excl. btw)')),
    readOnly(euroField('monthly', 'Per maand (excl. btw)')),
    readOnly(euroField('yearly', 'Per jaar (excl. btw)')),
    readOnlyRelation('owner', 'Wie pakt dit op', 'staff'),
    readOnlyText('changedBy', 'Laatst gewijzigd door'),
    readOnlyRelation('lead', 'Lead', 'leads'),
    readOnlyRelation('request', 'Configurator-aanvraag', 'configurator-requests'),
    readOnlyRelation('assignment', 'Opdracht', 'assignments'),
    readOnlyMoment('firstSentAt', 'Eerste keer verstuurd op', { index: true }),
    readOnlyMoment('sentAt', 'Verstuurd op', { index: true }),
    readOnlyDay('validUntil', 'Geldig tot en met', { index: true }),
    readOnlyMoment('answeredAt', 'Beantwoord op', { index: true }),
    readOnlyMoment('askedAt', 'Vraag van de klant op'),
    hiddenJson('draft', 'Inhoud', { required: true }),
    count('version', 'Versie van het concept'),
    count('sentVersion', 'Versie die verstuurd is'),
    count('edition', 'Laatst verstuurde versie'),
    count('generation', 'Generatie van de links'),
    readOnlyMoment('remindedAt', 'Herinnerd op'),
    readOnlyMoment('expiryRemindedAt', 'Herinnerd aan het verlopen op'),
    { name: 'history', type: 'ui', admin: { components: { Field: '@/platform/audit/admin/HistoryField' } } },
  ],
}
