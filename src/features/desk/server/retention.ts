import { CONTACT_PERIOD } from '@/features/company/model/legal'
import type { Retention } from '@/platform/retention/retention'
import { deleteOldAppointments } from './appointments/personalData'

export const deskRetention: Retention[] = [
  {
    key: 'appointments',
    label: 'Afspraken, met hun mail',
    period: `${CONTACT_PERIOD} na de afspraak`,
    reason: 'Even lang als een lead.',
    tables: ['appointments'],
    clear: deleteOldAppointments,
  },
]
