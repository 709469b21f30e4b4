import { CONTACT_PERIOD } from '@/features/company/model/legal'
import type { KeptRecords, Retention } from '@/platform/retention/retention'
import { UNCONFIRMED_KEPT_DAYS } from '../model/subscription'
import { deleteOldSubscribers } from './subscriberRepository'

export const newsletterRetention: Retention[] = [
  {
    key: 'subscribers',
    label: 'Inschrijvingen voor de nieuwsbrief die niet doorgaan',
    period: `${UNCONFIRMED_KEPT_DAYS} dagen na een aanmelding die niet bevestigd is, ${CONTACT_PERIOD} na het afmelden`,
    reason: 'Zo belooft de privacyverklaring het, en zo staat vast dat iemand zich afmeldde.',
    tables: ['newsletter_subscribers'],
    clear: deleteOldSubscribers,
  },
]

export const newsletterKept: KeptRecords[] = [
  {
    label: 'Wie de nieuwsbrief krijgt',
    reason: 'Zolang iemand ingeschreven is, met het bewijs van de toestemming.',
    tables: ['newsletter_subscribers'],
  },
]
