import type { KeptRecords, Retention } from '@/platform/retention/retention'
import { CHALLENGE_PERIOD, deleteExpiredChallenges } from './secondFactor/challengeRepository'

export const staffRetention: Retention[] = [
  {
    key: 'staff-challenges',
    label: 'Tweede stap die iemand begon',
    period: CHALLENGE_PERIOD,
    reason: 'Daarna begint het inloggen opnieuw.',
    tables: ['bureau.staff_challenges'],
    clear: deleteExpiredChallenges,
  },
]

export const staffKept: KeptRecords[] = [
  {
    label: 'Medewerkers en hun tweede stap',
    reason: 'Zolang ze een account hebben: wie het wist, wist alles.',
    tables: ['staff', 'bureau.staff_totp', 'bureau.staff_passkeys', 'bureau.staff_recovery_codes'],
  },
]
