import type { CollectionConfig } from 'payload'
import { SUBSCRIPTION_STATES } from '@/features/newsletter/model/subscription'
import {
  onlySubscriberConfirms,
  recordChangeByStaff,
  setUnsubscribedAt,
} from '@/features/newsletter/server/public'
import { adminsOnly, hiddenUnless, recordAccess } from '@/platform/access/rules'
import { readOnly, readOnlyMoment, secret } from './fields/readOnly'

export const NewsletterSubscribers: CollectionConfig = {
  slug: 'newsletter-subscribers',
  labels: { singular: 'Nieuwsbrief-abonnee', plural: 'Nieuwsbrief-abonnees' },
  admin: {
    useAsTitle: 'email',
    group: 'Verkoop',
    hideAPIURL: true,
    defaultColumns: ['email', 'state', 'consentAt', 'confirmedAt', 'unsubscribedAt'],
    listSearchableFields: ['email'],
    description: 'Wie de nieuwsbrief wil. Op de lijst staat alleen wie dat zelf per mail heeft bevestigd.',
    hidden: hiddenUnless('operator'),
  },
  access: { ...recordAccess, update: adminsOnly, delete: adminsOnly },
  disableDuplicate: true,
  defaultSort: '-consentAt',
  hooks: { afterChange: [recordChangeByStaff] },
  fields: [
    readOnly({ name: 'email', label: 'E-mail', type: 'text', required: true, unique: true }),
    readOnly({ name: 'consentText', label: 'Waarmee ingestemd is', type: 'textarea', required: true }),
    readOnly({ name: 'source', label: 'Aangemeld op pagina', type: 'text' }),
    { name: 'history', type: 'ui', admin: { components: { Field: '@/platform/audit/admin/HistoryField' } } },
    {
      name: 'state',
      label: 'Stand',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: SUBSCRIPTION_STATES.map(({ value, label }) => ({ value, label })),
      hooks: { beforeValidate: [onlySubscriberConfirms] },
      admin: { position: 'sidebar', components: { Cell: '@/features/newsletter/admin/SubscriptionCell' } },
    },
    readOnlyMoment('consentAt', 'Ingestemd op', {
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    }),
    readOnlyMoment('confirmedAt', 'Bevestigd op', { admin: { position: 'sidebar' } }),
    readOnlyMoment('unsubscribedAt', 'Afgemeld op', {
      admin: { position: 'sidebar' },
      hooks: { beforeChange: [setUnsubscribedAt] },
    }),
    secret('tokenHash', 'Sleutel', { unique: true }),
    secret('submissionKey', 'Verzending', { index: true }),
  ],
}
