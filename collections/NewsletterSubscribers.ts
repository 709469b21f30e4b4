import type { CollectionConfig, Field } from 'payload'
import { adminsOnly, closed, hiddenUnless, operatorsOnly } from '@/access/rules'
import { SUBSCRIPTION_STATES } from '@/domain/newsletter/subscription'
import { checkState, recordLeaving, stampLeaving } from '@/server/newsletter/changesByStaff'
import { kept } from './fields/kept'

const when = (name: string, label: string, rest: object = {}): Field =>
  kept({
    name,
    label,
    type: 'date',
    admin: { position: 'sidebar', date: { displayFormat: 'd MMM yyyy, HH:mm' } },
    ...rest,
  } as Field)

/** What recognises a form or a link. Nobody reads it, sorts by it or looks for it. */
const secret = (name: string, label: string, rest: object): Field =>
  kept({ name, label, type: 'text', access: { read: closed }, admin: { hidden: true }, ...rest } as Field)

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
  access: {
    create: closed,
    read: operatorsOnly,
    update: adminsOnly,
    delete: adminsOnly,
    unlock: closed,
    admin: closed,
    readVersions: closed,
  },
  disableDuplicate: true,
  defaultSort: '-consentAt',
  hooks: { afterChange: [recordLeaving] },
  fields: [
    kept({ name: 'email', label: 'E-mail', type: 'text', required: true, unique: true }),
    kept({ name: 'consentText', label: 'Waarmee ingestemd is', type: 'textarea', required: true }),
    kept({ name: 'source', label: 'Aangemeld op pagina', type: 'text' }),
    { name: 'history', type: 'ui', admin: { components: { Field: '@/admin/HistoryField' } } },
    {
      name: 'state',
      label: 'Stand',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: SUBSCRIPTION_STATES.map(({ value, label }) => ({ value, label })),
      hooks: { beforeValidate: [checkState] },
      admin: { position: 'sidebar', components: { Cell: '@/admin/SubscriptionCell' } },
    },
    when('consentAt', 'Ingestemd op', { required: true, index: true }),
    when('confirmedAt', 'Bevestigd op'),
    when('unsubscribedAt', 'Afgemeld op', { hooks: { beforeChange: [stampLeaving] } }),
    secret('tokenHash', 'Sleutel', { unique: true }),
    secret('submissionKey', 'Verzending', { index: true }),
  ],
}
