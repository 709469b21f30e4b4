import { deleteOldEvents, OLD_EVENTS_PERIOD } from '@/platform/audit/auditLog'
import { deleteOldSecurityEvents, SECURITY_LOG_PERIOD } from '@/platform/audit/securityLog'
import { CONFIRMED_PERIOD, deleteExpiredSessions } from '@/platform/auth/sessions'
import { mailRetention } from '@/platform/email/mailRetention'
import { deleteFailedJobs, FAILED_JOBS_PERIOD } from '@/platform/jobs/scheduler'
import { deleteExpiredCounters } from '@/platform/limits/counters'
import type { KeptRecords, Retention } from './retention'

/** What belongs to no feature. */
export const platformRetention: Retention[] = [
  ...mailRetention,
  {
    key: 'events',
    label: 'Geschiedenis van een record dat er niet meer is',
    period: OLD_EVENTS_PERIOD,
    reason: 'Niemand kan hem nog openen. Persoonlijke gegevens gaan er al uit als het record weggaat.',
    tables: ['events'],
    clear: deleteOldEvents,
  },
  {
    key: 'security-events',
    label: 'Beveiligingslog',
    period: SECURITY_LOG_PERIOD,
    reason: 'Lang genoeg om misbruik na te gaan. De database weigert jongere regels te wissen.',
    tables: ['security_events'],
    clear: deleteOldSecurityEvents,
  },
  {
    key: 'sessions',
    label: 'Sessies van klanten en medewerkers',
    period: `Tot ze verlopen, en ${CONFIRMED_PERIOD} dat iemand zich opnieuw bewees`,
    reason: 'Een verlopen sessie geeft nergens toegang toe. Dit gebeurt elke minuut.',
    tables: ['staff_sessions', 'hosting_customers_sessions', 'bureau.confirmed_sessions'],
    clear: deleteExpiredSessions,
  },
  {
    key: 'limits',
    label: 'Tellers tegen misbruik',
    period: 'Tot hun tijdvak voorbij is',
    reason: 'Daarna tellen ze niet meer mee.',
    tables: ['bureau.rate_limits'],
    clear: deleteExpiredCounters,
  },
  {
    key: 'jobs',
    label: 'Geplande publicaties die mislukten',
    period: FAILED_JOBS_PERIOD,
    reason: 'Beheerders kregen er mail over. Wat lukt, wordt meteen gewist.',
    tables: ['payload_jobs'],
    clear: deleteFailedJobs,
  },
]

export const platformKept: KeptRecords[] = [
  {
    label: 'Geschiedenis en mail van wat bewaard blijft',
    reason: 'Ze horen bij de bestelling, factuur, offerte of klant, en gaan weg als die weggaat.',
    tables: ['events', 'mail_messages'],
  },
  {
    label: 'De stand van de installatie',
    reason: 'Zonder persoonlijke gegevens, en een vast aantal regels; van back-ups een paar per dag.',
    tables: [
      ...[
        'payload_migrations',
        'payload_kv',
        'bureau.seeded',
        'bureau.launch_confirmations',
        'bureau.backups',
        'bureau.restores',
      ],
      ...['bureau.worker_beat', 'bureau.failing_jobs', 'bureau.health_states', 'bureau.health_checks'],
      'bureau.clearings',
    ],
  },
  {
    label: 'Voorkeuren van medewerkers, en wie welk stuk open heeft',
    reason: 'Zolang de medewerker een account heeft. Een slot vervalt vanzelf.',
    tables: ['payload_preferences', 'payload_locked_documents'],
  },
]
