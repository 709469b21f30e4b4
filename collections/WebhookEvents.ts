import type { CollectionConfig, Field } from 'payload'
import { WEBHOOK_STATES } from '@/features/leads/model/webhookEvents'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { hiddenJson, readOnly } from './fields/readOnly'

/** Webhook calls, stored before they are processed, so that none is lost. */
export const WebhookEvents: CollectionConfig = {
  slug: 'webhook-events',
  labels: { singular: 'Webhook-melding', plural: 'Webhook-meldingen' },
  admin: {
    useAsTitle: 'eventId',
    group: 'Verkoop',
    hideAPIURL: true,
    defaultColumns: ['eventId', 'source', 'state', 'attempts', 'lastError', 'createdAt'],
    listSearchableFields: ['eventId', 'leadId'],
    description:
      'Leads waarvan Meta zegt dat ze er zijn. Wat nog niet is opgehaald staat hier met de reden, en wordt vanzelf opnieuw geprobeerd. Meteen proberen kan onderaan bij Leads.',
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['source', 'eventId'], unique: true }],
  fields: [
    readOnly({ name: 'source', label: 'Van', type: 'text', required: true }),
    readOnly({ name: 'eventId', label: 'Kenmerk', type: 'text', required: true }),
    readOnly({
      name: 'state',
      label: 'Stand',
      type: 'select',
      required: true,
      defaultValue: 'received',
      index: true,
      options: WEBHOOK_STATES.map(({ value, label }) => ({ value, label })),
    } as Field),
    readOnly({ name: 'attempts', label: 'Pogingen', type: 'number', required: true, defaultValue: 0 }),
    readOnly({ name: 'lastError', label: 'Laatste fout', type: 'textarea' }),
    readOnly({
      name: 'nextAttemptAt',
      label: 'Volgende poging',
      type: 'date',
      index: true,
      admin: { date: { displayFormat: 'd MMM yyyy, HH:mm' } },
    } as Field),
    readOnly({ name: 'leadId', label: 'Lead', type: 'text' }),
    hiddenJson('payload', 'Melding'),
  ],
}
