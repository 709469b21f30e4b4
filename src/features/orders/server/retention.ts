import type { KeptRecords, Retention } from '@/platform/retention/retention'
import { deleteOldPreparedOrders, PREPARED_ORDER_PERIOD } from './preparedOrders/preparedOrderRepository'

export const ordersRetention: Retention[] = [
  {
    key: 'prepared-orders',
    label: 'Klaargezette bestellingen',
    period: `${PREPARED_ORDER_PERIOD} na de laatste wijziging`,
    reason: 'Wat een bestelling werd, blijft als bestelling bewaard.',
    tables: ['prepared_orders'],
    clear: deleteOldPreparedOrders,
  },
]

export const ordersKept: KeptRecords[] = [
  {
    label: 'Bestellingen, herroepingen en prijsverhogingen',
    reason:
      'De afspraken achter de facturen: zo lang als die. Na een verzoek om te wissen staat er niemand meer in.',
    tables: ['hosting_orders', 'withdrawals', 'price_rises', 'bureau.renewed_terms'],
  },
  {
    label: 'Voorwaarden en overeenkomsten zoals ze gemaild zijn',
    reason: 'Eén keer per tekst, als bewijs van wat bij een mail zat. Er staan geen klanten in.',
    tables: ['bureau.legal_files'],
  },
]
