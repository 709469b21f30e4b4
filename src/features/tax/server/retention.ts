import type { KeptRecords } from '@/platform/retention/retention'

export const taxKept: KeptRecords[] = [
  {
    label: 'Controles van btw-nummers, en wettelijke cijfers',
    reason:
      'Het bewijs bij facturen zonder btw: zo lang als die. Een nummer dat nagevraagd wordt, gaat weg met het antwoord.',
    tables: ['vat_id_checks', 'bureau.vat_id_watch', 'legal_figures'],
  },
]
