import type { CollectionConfig } from 'payload'
import { WITHDRAWAL_DOUBTS, WITHDRAWAL_OUTCOMES } from '@/features/orders/model/withdrawal'
import { withdrawalEndpoints } from '@/features/orders/server/public'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import {
  readOnly,
  readOnlyChoice,
  readOnlyDay,
  readOnlyMoment,
  readOnlyRelation,
  readOnlyText,
  secret,
} from './fields/readOnly'

export const Withdrawals: CollectionConfig = {
  slug: 'withdrawals',
  labels: { singular: 'Herroeping', plural: 'Herroepingen' },
  admin: {
    useAsTitle: 'name',
    group: 'Hosting',
    hideAPIURL: true,
    defaultColumns: ['submittedAt', 'name', 'contract', 'outcome', 'doubt', 'refundDueOn'],
    listSearchableFields: ['name', 'email', 'contract'],
    description: 'Wat klanten instuurden op /herroepen. Wat te beoordelen is, heeft nog niets veranderd.',
    components: {
      beforeListTable: [
        '@/features/orders/admin/WithdrawalTasks',
        '@/features/orders/admin/UninformedOrders',
      ],
    },
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  endpoints: withdrawalEndpoints,
  disableDuplicate: true,
  defaultSort: '-submittedAt',
  fields: [
    {
      name: 'settle',
      type: 'ui',
      admin: { components: { Field: '@/features/orders/admin/WithdrawalActions' } },
    },
    readOnlyMoment('submittedAt', 'Ingestuurd', { index: true, required: true }),
    readOnlyText('name', 'Naam', { required: true }),
    readOnlyText('contract', 'Overeenkomst, zoals ingevuld', { required: true }),
    readOnlyText('email', 'E-mail', { required: true, index: true }),
    readOnly({ name: 'reason', label: 'Reden', type: 'textarea' }),
    readOnlyChoice('outcome', 'Uitkomst', WITHDRAWAL_OUTCOMES, { required: true, index: true }),
    readOnlyChoice('doubt', 'Waarom te beoordelen', WITHDRAWAL_DOUBTS),
    readOnlyRelation('order', 'Bestelling', 'hosting-orders'),
    readOnlyRelation('quote', 'Offerte', 'quotes'),
    readOnly(euroField('refund', 'Terug te betalen, incl. btw')),
    readOnlyDay('refundDueOn', 'Uiterlijk terug op', { index: true }),
    readOnlyMoment('closedAt', 'Beoordeeld'),
    { name: 'history', type: 'ui', admin: { components: { Field: '@/platform/audit/admin/HistoryField' } } },
    secret('submissionKey', 'Sleutel', { unique: true }),
  ],
}
