import * as z from 'zod/mini'
import { requiredLine } from '@/platform/forms/fields'
import { NO_AMOUNT } from '@/platform/money/euro'

type StateRow = {
  value: string
  label: string
  tone: 'green' | 'amber' | 'red' | 'grey'
  /** Its amount may still go back, and is not among what the provider says went back. */
  isUnderWay: boolean
  /** Nobody knows yet whether the provider has it. */
  isUnheard: boolean
}

/** Staff ask for a refund once. Code and SQL ask these columns, and compare with no state. */
export const REFUND_STATES = [
  { value: 'asked', label: 'Gevraagd', tone: 'amber', isUnderWay: true, isUnheard: true },
  { value: 'made', label: 'Onderweg', tone: 'amber', isUnderWay: true, isUnheard: false },
  { value: 'booked', label: 'Terugbetaald', tone: 'green', isUnderWay: false, isUnheard: false },
  { value: 'refused', label: 'Geweigerd', tone: 'red', isUnderWay: false, isUnheard: false },
] as const satisfies readonly StateRow[]

export type RefundState = (typeof REFUND_STATES)[number]['value']

export function refundState(value: RefundState) {
  const state = REFUND_STATES.find(each => each.value === value)
  if (!state) throw new Error(`unknown state of a refund ${value}`)
  return state
}

export const MAX_REFUND_REASON = 255

export const refundSchema = z.object({
  submissionKey: z.uuid(),
  payment: z.uuid(),
  amount: z.int(NO_AMOUNT).check(z.minimum(1, 'Vul een bedrag van meer dan nul in.')),
  reason: requiredLine('Schrijf waarom.', MAX_REFUND_REASON),
})

export type RefundInput = z.infer<typeof refundSchema>

type Asked = { id: string; amount: number; invoice: string | null; state: RefundState }

/**
 * Which of the refunds that staff asked for are among `amount` that went back now, the oldest first, and how much of it
 * nobody here asked for. One that the provider does not hold has still to be made: `held` has those that it does, or is
 * null where it does not say, and then those that it answered come first.
 */
export function matchRefunds<Refund extends Asked>(
  amount: number,
  underWay: readonly Refund[],
  held: readonly string[] | null,
): { matched: Refund[]; rest: number } {
  const unheard = ({ state }: Refund) => Number(refundState(state).isUnheard)
  const candidates = held
    ? underWay.filter(({ id }) => held.includes(id))
    : underWay.toSorted((one, other) => unheard(one) - unheard(other))
  let rest = amount
  const matched = candidates.filter(refund => {
    if (refund.amount > rest) return false
    rest -= refund.amount
    return true
  })
  return { matched, rest }
}
