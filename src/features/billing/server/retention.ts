import type { KeptRecords } from '@/platform/retention/retention'

export const billingKept: KeptRecords[] = [
  {
    label: 'Facturen, betalingen, boekingen en terugbetalingen',
    reason:
      'De wet vraagt ze zeven jaar (AWR, artikel 52), en tien voor btw die via het éénloket gaat. Daarna wist geen taak ze: een nummer dat ontbreekt, is niet uit te leggen.',
    tables: [
      ...['hosting_invoices', 'payments', 'bookings', 'refunds'],
      ...['bureau.invoice_files', 'bureau.invoice_series'],
    ],
  },
]
