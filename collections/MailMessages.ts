import type { CollectionConfig, Field } from 'payload'
import { hiddenUnless, mailReadAccess, recordAccess } from '@/platform/access/rules'
import { linksEndpoint, resendEndpoint } from '@/platform/email/mailEndpoints'
import { MAIL_STATES } from '@/platform/email/retry'
import { hiddenJson, readOnly, readOnlyMoment, secret } from './fields/readOnly'

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
  access: { ...recordAccess, read: mailReadAccess },
  endpoints: [resendEndpoint, linksEndpoint],
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'resend', type: 'ui', admin: { components: { Field: '@/platform/email/admin/ResendButton' } } },
    readOnly({ name: 'to', label: 'Aan', type: 'text', required: true, admin: unseen }),
    readOnly({ name: 'subject', label: 'Onderwerp', type: 'text', required: true, admin: unseen }),
    readOnly({
      name: 'html',
      label: 'Bericht',
      type: 'textarea',
      required: true,
      admin: { components: { Field: '@/platform/email/admin/MailPreview' } },
    } as Field),
    readOnly({ name: 'text', label: 'Als platte tekst', type: 'textarea', required: true, admin: unseen }),
    readOnly({
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
        readOnly({ name: 'attempts', label: 'Pogingen', type: 'number', required: true, defaultValue: 0 }),
        readOnly({ name: 'lastError', label: 'Laatste fout', type: 'textarea' }),
        readOnlyMoment('nextAttemptAt', 'Volgende poging', { index: true }),
        readOnlyMoment('sentAt', 'Verzonden op'),
        readOnly({ name: 'messageId', label: 'Message-ID', type: 'text', required: true, unique: true }),
        readOnly({ name: 'replyTo', label: 'Antwoord aan', type: 'text' }),
        readOnly({ name: 'unsubscribe', label: 'Afmelden via', type: 'text' }),
        hiddenJson('attachments', 'Bijlagen'),
        readOnly({ name: 'template', label: 'Soort', type: 'text', required: true }),
        readOnly({ name: 'requestId', label: 'Nummer van het verzoek', type: 'text' }),
        readOnly({ name: 'aboutCollection', label: 'Gaat over', type: 'text' }),
        readOnly({ name: 'aboutId', label: 'Gaat over (nummer)', type: 'text', index: true }),
      ],
    },
    secret('sealed', 'Verzegelde links'),
  ],
}
