import type { Claims } from '@/domain/site/claims'

export const claims: Claims = {
  quoteTime: 'Offerte binnen 24 uur',
  responseTime: 'binnen 24 uur',
  noPrepayment: 'Geen vooruitbetaling, altijd support',
  entrepreneurs: '50+ tevreden ondernemers',
  rating: 'Beoordeeld met een 4,8 uit 5',
  online: 'binnen 5 werkdagen online',
  configuratorEffort: 'Ongeveer 5 minuten werk',
  configuratorSteps: 'In 7 stappen klaar',
}
