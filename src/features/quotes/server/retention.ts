import { CONTACT_PERIOD } from '@/features/company/model/legal'
import type { KeptRecords, Retention } from '@/platform/retention/retention'
import { deleteOldQuotes } from './personalData'

export const quotesRetention: Retention[] = [
  {
    key: 'quotes',
    label: 'Offertes waar niemand akkoord op gaf, met hun mail',
    period: `${CONTACT_PERIOD} na de laatste wijziging`,
    reason: 'Even lang als een lead.',
    tables: ['quotes', 'quote_editions', 'bureau.quote_files', 'bureau.quote_openings'],
    clear: deleteOldQuotes,
  },
]

export const quotesKept: KeptRecords[] = [
  {
    label: 'Offertes met akkoord, opdrachten en hun termijnen',
    reason: 'Het contract achter de facturen: zo lang als die.',
    tables: [
      ...['quotes', 'quote_editions', 'quote_acceptances', 'assignments', 'instalments'],
      ...['bureau.quote_files', 'bureau.quote_openings', 'bureau.quote_series'],
    ],
  },
  {
    label: 'Tellingen van offertes',
    reason: 'Aantallen per status. Er staat niemand in.',
    tables: ['bureau.quote_changes', 'bureau.quote_totals'],
  },
]
