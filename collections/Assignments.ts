import type { CollectionConfig } from 'payload'
import { ASSIGNMENT_STATUSES } from '@/features/quotes/model/assignment'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import {
  hiddenJson,
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
    // The console is the way to them; this list stays for who follows a link.
    group: false,
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
    readOnlyRelation('owner', 'Wie pakt dit op', 'staff'),
    readOnlyDay('plannedFrom', 'Gepland van'),
    readOnlyDay('plannedUntil', 'Gepland tot en met'),
    readOnlyDay('startsOn', 'Werk begint niet eerder dan'),
    readOnlyMoment('deliveredAt', 'Opgeleverd op'),
    hiddenJson('checklist', 'Wat er moet gebeuren'),
    { name: 'history', type: 'ui', admin: { components: { Field: '@/platform/audit/admin/HistoryField' } } },
  ],
}
