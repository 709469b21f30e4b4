import * as z from 'zod/mini'
import type { CUSTOMER_KINDS } from '@/features/customers/model/customer'
import { email, optionalText, requiredLine } from '@/platform/forms/fields'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import { addDays, addMonths, dayOf } from '@/platform/time/day'
import { toWorkday } from '@/platform/time/workdays'
import { orderIs } from './orderStatus'

/** Articles 6:230o and 6:230r of the Burgerlijk Wetboek. */
const WITHDRAWAL_DAYS = 14
const UNINFORMED_MONTHS = 12
const REFUND_DAYS = 14

export const WITHDRAWAL_OUTCOMES = [
  { value: 'accepted', label: 'Herroepen', isDone: true },
  { value: 'toReview', label: 'Te beoordelen', isDone: false },
] as const

export const WITHDRAWAL_DOUBTS = [
  { value: 'unknown', label: 'Geen bestelling met dit nummer en e-mailadres' },
  { value: 'several', label: 'Meer dan één bestelling genoemd' },
  { value: 'business', label: 'Zakelijke klant' },
  { value: 'withdrawn', label: 'Al herroepen' },
  { value: 'ended', label: 'Bestelling was al gestopt' },
  { value: 'late', label: 'Te laat' },
] as const

export type WithdrawalDoubt = (typeof WITHDRAWAL_DOUBTS)[number]['value']

export const withdrawalSchema = z.object({
  name: requiredLine(EMPTY_FIELD.name),
  contract: requiredLine('Vul je ordernummer in. Het staat in je bevestiging.'),
  email,
  reason: optionalText(2000),
})

export type WithdrawalStatement = z.infer<typeof withdrawalSchema>

/** The order numbers in what somebody typed, each once: `ho 261121042` is `HO261121042`. */
export function orderNumbersIn(contract: string): string[] {
  const found = contract.toUpperCase().matchAll(/HO[\s-]?(\d{9,10})(?!\d)/g)
  return [...new Set([...found].map(([, digits]) => `HO${digits}`))]
}

/** Days are on the calendar of Amsterdam, so that the last minute counts in summer and winter. */
export function lastWithdrawalDay(orderedOn: string, isInformed: boolean): string {
  const last = toWorkday(addDays(orderedOn, WITHDRAWAL_DAYS))
  return isInformed ? last : toWorkday(addMonths(last, UNINFORMED_MONTHS))
}

/** Not moved past a weekend: who pays earlier is never late. */
export const refundDueOn = (submittedOn: string) => addDays(submittedOn, REFUND_DAYS)

export const isRefundOverdue = (
  { refundDueOn: due, refundedOn }: { refundDueOn: string | null; refundedOn: string | null },
  today: string,
) => due !== null && refundedOn === null && due < today

type WithdrawableOrder = {
  status: string
  createdAt: string
  withdrawalInformedAt: string | null
  withdrawnAt: string | null
  buyer: { kind: (typeof CUSTOMER_KINDS)[number]['value'] }
}

/** Why a person has to look at it; null when the order can be withdrawn from at this moment. */
export function withdrawalDoubt(order: WithdrawableOrder, submittedAt: Date): WithdrawalDoubt | null {
  if (order.buyer.kind !== 'private') return 'business'
  if (order.withdrawnAt) return 'withdrawn'
  if (orderIs('isClosed', order)) return 'ended'
  const last = lastWithdrawalDay(dayOf(new Date(order.createdAt)), order.withdrawalInformedAt !== null)
  return dayOf(submittedAt) > last ? 'late' : null
}
