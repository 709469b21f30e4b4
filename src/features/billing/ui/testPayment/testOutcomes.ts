import type { PaymentState } from '../../model/payments/states'

/** The ways in which a test payment can end, in the order of the page. */
export const TEST_OUTCOMES: { state: PaymentState; label: string; means: string }[] = [
  { state: 'paid', label: 'Betaald', means: 'Het geld is binnen en wordt geboekt.' },
  { state: 'failed', label: 'Mislukt', means: 'De bank weigert de betaling.' },
  { state: 'canceled', label: 'Geannuleerd', means: 'De klant breekt de betaling af.' },
  { state: 'expired', label: 'Verlopen', means: 'De klant wachtte te lang.' },
  { state: 'open', label: 'Openstaand', means: 'De klant gaat terug zonder iets te doen.' },
]
