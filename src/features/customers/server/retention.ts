import type { KeptRecords, Retention } from '@/platform/retention/retention'
import { deleteExpiredLinks } from './customerRepository'

export const customersRetention: Retention[] = [
  {
    key: 'password-links',
    label: 'Links om een wachtwoord te kiezen',
    period: 'Tot ze verlopen',
    reason: 'Een verlopen link opent niets.',
    tables: ['bureau.password_links'],
    clear: deleteExpiredLinks,
  },
]

export const customersKept: KeptRecords[] = [
  {
    label: 'Klanten',
    reason:
      'Zolang de administratie naar ze verwijst. Op verzoek gaat alles weg wat de wet niet laat bewaren.',
    tables: ['hosting_customers'],
  },
]
