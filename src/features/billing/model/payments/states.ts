/** How an attempt to pay stands. `to` is what the provider may still tell about it. */
export const PAYMENT_STATES = [
  {
    value: 'open',
    label: 'Open',
    tone: 'amber',
    to: ['pending', 'paid', 'failed', 'canceled', 'expired'],
  },
  {
    value: 'pending',
    label: 'In behandeling',
    tone: 'amber',
    to: ['paid', 'failed', 'canceled', 'expired'],
  },
  { value: 'paid', label: 'Betaald', tone: 'green', to: [] },
  { value: 'failed', label: 'Mislukt', tone: 'red', to: ['paid'] },
  { value: 'canceled', label: 'Geannuleerd', tone: 'grey', to: ['paid'] },
  { value: 'expired', label: 'Verlopen', tone: 'grey', to: ['paid'] },
] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]['value']

export function paymentState(value: PaymentState) {
  const state = PAYMENT_STATES.find(each => each.value === value)
  if (!state) throw new Error(`unknown state of a payment ${value}`)
  return state
}

/** A payment only goes on: paid is final, and after any other end only money that came late counts. */
export function canPaymentBecome(from: PaymentState, to: PaymentState): boolean {
  return (paymentState(from).to as readonly PaymentState[]).includes(to)
}

/** Whether nothing more is awaited. */
export function isSettled(state: PaymentState): boolean {
  return state !== 'open' && state !== 'pending'
}
