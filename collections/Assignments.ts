import type { CollectionConfig } from 'payload'
import { ASSIGNMENT_STATUSES } from '@/features/quotes/model/assignment'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import {
  readOnlyChoice,
  readOnlyDay,
  readOnlyMoment,
  readOnlyRelation,
  readOnlyText,
} from './fields/readOnly'

/** The work that accepted quotes became. */
export const Assignments: CollectionConfig = {
  slug: 'assignments',
  labels: { singular: 'Opdracht', plural: 'Opdrachten' },
  admin: {
    useAsTitle: 'title',
    group: 'Verkoop',
    hideAPIURL: true,
    defaultColumns: ['title', 'status', 'customer', 'startsOn', 'createdAt'],
    description: 'Het werk dat uit een akkoord op een offerte volgt.',
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    readOnlyText('title', 'Opdracht', { required: true }),
    readOnlyChoice('status', 'Status', ASSIGNMENT_STATUSES, { required: true, index: true }),
    readOnlyRelation('customer', 'Klant', 'hosting-customers'),
    readOnlyRelation('quote', 'Offerte', 'quotes'),
    readOnlyDay('startsOn', 'Werk begint niet eerder dan'),
    readOnlyMoment('deliveredAt', 'Opgeleverd op'),
    { name: 'history', type: 'ui', admin: { components: { Field: '@/platform/audit/admin/HistoryField' } } },
  ],
}
