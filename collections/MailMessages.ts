import type { CollectionConfig, Field } from 'payload'
import { hiddenUnless, mailForStaff, recordAccess } from '@/platform/access/rules'
import { linksEndpoint, resendEndpoint } from '@/platform/email/mailEndpoints'
import { MAIL_STATES } from '@/platform/email/retry'
import { hiddenList, kept, keptMoment, secret } from './fields/kept'

/** Shown by the preview and in lists, not as a field of its own. */
const unseen = { condition: () => false }

export const MailMessages: CollectionConfig = {
  slug: 'mail-messages',
  labels: { singular: 'Mail', plural: 'Mail' },
  admin: {
    useAsTitle: 'subject',
    group: 'Verkoop',
    hideAPIURL: true,
    defaultColumns: ['subject', 'to', 'state', 'attempts', 'createdAt'],
    listSearchableFields: ['to', 'subject'],
    description: 'Alles wat de site verstuurt. Wat niet aankwam staat hier met de reden, en kan opnieuw.',
    hidden: hiddenUnless('operator'),
  },
  access: { ...recordAccess, read: mailForStaff },
  endpoints: [resendEndpoint, linksEndpoint],
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'resend', type: 'ui', admin: { components: { Field: '@/platform/email/admin/ResendButton' } } },
    kept({ name: 'to', label: 'Aan', type: 'text', required: true, admin: unseen }),
    kept({ name: 'subject', label: 'Onderwerp', type: 'text', required: true, admin: unseen }),
    kept({
      name: 'html',
      label: 'Bericht',
      type: 'textarea',
      required: true,
      admin: { components: { Field: '@/platform/email/admin/MailPreview' } },
    } as Field),
    kept({ name: 'text', label: 'Als platte tekst', type: 'textarea', required: true, admin: unseen }),
    kept({
      name: 'state',
      label: 'Stand',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: MAIL_STATES.map(({ value, label }) => ({ value, label })),
      admin: { ...unseen, components: { Cell: '@/platform/email/admin/MailList#MailStateCell' } },
    } as Field),
    {
      type: 'collapsible',
      label: 'Bezorging',
      admin: { initCollapsed: true },
      fields: [
        kept({ name: 'attempts', label: 'Pogingen', type: 'number', required: true, defaultValue: 0 }),
        kept({ name: 'lastError', label: 'Laatste fout', type: 'textarea' }),
        keptMoment('nextAttemptAt', 'Volgende poging', { index: true }),
        keptMoment('sentAt', 'Verzonden op'),
        kept({ name: 'messageId', label: 'Message-ID', type: 'text', required: true, unique: true }),
        kept({ name: 'replyTo', label: 'Antwoord aan', type: 'text' }),
        kept({ name: 'unsubscribe', label: 'Afmelden via', type: 'text' }),
        hiddenList('attachments', 'Bijlagen'),
        kept({ name: 'template', label: 'Soort', type: 'text', required: true }),
        kept({ name: 'aboutCollection', label: 'Gaat over', type: 'text' }),
        kept({ name: 'aboutId', label: 'Gaat over (nummer)', type: 'text', index: true }),
      ],
    },
    secret('sealed', 'Verzegelde links'),
  ],
}
