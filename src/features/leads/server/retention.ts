import { CONTACT_PERIOD } from '@/features/company/model/legal'
import type { KeptRecords, Retention } from '@/platform/retention/retention'
import { deleteOldLeads, deleteQuarantinedLeads, QUARANTINE_PERIOD } from './personalData'
import { deleteOldWebhookEvents } from './webhookEventRepository'

export const leadsRetention: Retention[] = [
  {
    key: 'leads',
    label: 'Leads en aanvragen, met hun mail en notities',
    period: `${CONTACT_PERIOD} na het laatste contact`,
    reason: 'Zo belooft de privacyverklaring het. Wie klant is, blijft.',
    tables: ['leads', 'configurator_requests', 'lead_notes'],
    clear: deleteOldLeads,
  },
  {
    key: 'quarantined-leads',
    label: 'Wat een machine instuurde, of weggegooid is',
    period: `${QUARANTINE_PERIOD} na de laatste wijziging`,
    reason: 'Zo lang kan het nog een lead worden. Waar over getwijfeld wordt, blijft tot iemand beslist.',
    tables: ['leads', 'configurator_requests'],
    clear: deleteQuarantinedLeads,
  },
  {
    key: 'webhook-events',
    label: 'Meldingen van Meta die verwerkt of mislukt zijn',
    period: `${CONTACT_PERIOD} na de laatste wijziging`,
    reason: 'Even lang als de lead die eruit kwam.',
    tables: ['webhook_events'],
    clear: deleteOldWebhookEvents,
  },
]

export const leadsKept: KeptRecords[] = [
  {
    label: 'Tellingen van leads en antwoorden',
    reason: 'Aantallen per dag of maand, en nummers van leads zonder naam. Er staat niemand in.',
    tables: [
      ...['bureau.lead_changes', 'bureau.lead_counts', 'bureau.lead_totals', 'bureau.promise_mails'],
      ...['bureau.answer_changes', 'bureau.answer_counts', 'bureau.request_changes', 'bureau.request_counts'],
    ],
  },
]
