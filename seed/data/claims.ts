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
  quoteOnce: 'Website eenmalig: € 995',
  quoteMonthly: 'Website als abonnement: € 129 per maand',
  adsPrice: 'Een website vanaf € 795, of voor € 129 per maand, excl. btw',
  adsOnline: 'Live binnen 1-2 weken',
  adsRating: '4,8/5 sterren',
  adsCustomers: '200+ klanten',
  subscriptionPrice: 'All-in vanaf € 139 per maand',
  subscriptionStart: 'Geen opstartkosten',
  subscriptionTerm: 'Een maandpakket loopt minstens 3 maanden, daarna met een maand opzegtermijn.',
  chatSeo: '40% meer bezoekers uit Google binnen 3 maanden',
  hostingUptime: '99,9% uptime',
  hostingSetup: 'binnen 3 uur',
}
