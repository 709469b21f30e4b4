import * as z from 'zod/mini'
import { requiredLine } from '@/platform/forms/fields'
import { canOrderBecome, MAX_REASON_LENGTH, ORDER_STATUSES, type OrderStatus } from './orderStatus'

type Choice = {
  value: string
  label: string
  /** What the order becomes; null when it stays as it is. */
  to: OrderStatus | null
  /** Takes back the open invoices of the order, so that nobody has to pay them. */
  credits: boolean
}

/** What staff decide once money went back: the invoice is open again, and the order runs on until they say. */
export const MONEY_BACK_CHOICES = [
  { value: 'keep', label: 'Niets verandert: de klant betaalt de factuur opnieuw', to: null, credits: false },
  { value: 'suspend', label: 'Opschorten tot er betaald is', to: 'suspended', credits: false },
  { value: 'stop', label: 'Stoppen: de factuur blijft openstaan', to: 'cancelled', credits: false },
  { value: 'stopAndCredit', label: 'Stoppen, en crediteren wat openstaat', to: 'cancelled', credits: true },
] as const satisfies readonly Choice[]

export type MoneyBackChoice = (typeof MONEY_BACK_CHOICES)[number]['value']

export function moneyBackChoice(value: MoneyBackChoice) {
  const choice = MONEY_BACK_CHOICES.find(each => each.value === value)
  if (!choice) throw new Error(`unknown choice ${value}`)
  return choice
}

/** `status` is that of the order; null for an invoice of no order. */
export function moneyBackChoices(status: string | null): readonly (typeof MONEY_BACK_CHOICES)[number][] {
  const from = ORDER_STATUSES.find(each => each.value === status)
  // One that did not begin is credited whole when it stops: nothing was delivered.
  return MONEY_BACK_CHOICES.filter(
    ({ to, credits }) =>
      to === null || (from && canOrderBecome(from.value, to, 'staff') && (credits || !from.isScheduled)),
  )
}

export const moneyBackSchema = z.object({
  id: z.uuid(),
  choice: z.enum(MONEY_BACK_CHOICES.map(each => each.value)),
  why: requiredLine('Schrijf waarom.', MAX_REASON_LENGTH),
})

export type MoneyBackInput = z.infer<typeof moneyBackSchema>
