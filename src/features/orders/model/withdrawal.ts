import * as z from 'zod/mini'
import { WITHDRAWAL } from '@/features/company/model/legal'
import type { CUSTOMER_KINDS } from '@/features/customers/model/customer'
import { email, optionalText, requiredLine } from '@/platform/forms/fields'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import type { LimitExceeded } from '@/platform/forms/proofOfWork'
import { addDays, addMonths, dayOf, formatPlainDay } from '@/platform/time/day'
import { toWorkday } from '@/platform/time/workdays'
import { orderIs } from './orderStatus'

/** Article 6:230o, second paragraph, of the Burgerlijk Wetboek. */
const UNINFORMED_MONTHS = 12

export const WITHDRAWAL_OUTCOMES = [
  { value: 'accepted', label: 'Herroepen', isDone: true },
  { value: 'toReview', label: 'Te beoordelen', isDone: false },
] as const

/**
 * `whenEnded` is what becomes of a statement when staff end the work that it is about: they honour it, it adds nothing to the
 * one that was honoured, or it still has to be judged.
 */
export const WITHDRAWAL_DOUBTS = [
  {
    value: 'unknown',
    label: 'Geen bestelling of opdracht met dit nummer en e-mailadres',
    whenEnded: 'stays',
  },
  { value: 'several', label: 'Meer dan één nummer genoemd', whenEnded: 'stays' },
  { value: 'business', label: 'Zakelijke klant', whenEnded: 'stays' },
  { value: 'withdrawn', label: 'Al herroepen', whenEnded: 'closed' },
  { value: 'ended', label: 'Was al gestopt of opgeleverd', whenEnded: 'accepted' },
  { value: 'late', label: 'Te laat', whenEnded: 'accepted' },
] as const

export type WithdrawalDoubt = (typeof WITHDRAWAL_DOUBTS)[number]['value']

/** Whether ending the work honours a statement: it was in time, or staff may be lenient. */
export const isHonouredByEnding = (doubt: WithdrawalDoubt | null): boolean =>
  doubt === null || WITHDRAWAL_DOUBTS.some(each => each.value === doubt && each.whenEnded === 'accepted')

export const withdrawalSchema = z.object({
  name: requiredLine(EMPTY_FIELD.name),
  contract: requiredLine('Vul in om welke bestelling of overeenkomst het gaat.'),
  email,
  reason: optionalText(2000),
})

export type WithdrawalStatement = z.infer<typeof withdrawalSchema>

/** `at` is the day and time of the first submission. The same whether there is such an order or not. */
export type WithdrawalResult =
  | { kind: 'received' | 'receivedWithoutMail'; at: string }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'notSaved' }
  | LimitExceeded

/** The event of a mail that money must go back. */
export const REFUND_WARNED = 'withdrawal.refundWarned'

/** What staff did with one that was doubtful. */
export type SettledResult = { kind: 'accepted' | 'closed' | 'notOpen' | 'noOrder' }

/** The order numbers in what somebody typed, each once: `ho 261121042` is `HO261121042`. */
export function orderNumbersIn(contract: string): string[] {
  const found = contract.toUpperCase().matchAll(/HO[\s-]?(\d{9,10})(?!\d)/g)
  return [...new Set([...found].map(([, digits]) => `HO${digits}`))]
}

/** Days are on the calendar of Amsterdam, so that the last minute counts in summer and winter. */
export function lastWithdrawalDay(orderedOn: string, isInformed: boolean): string {
  const last = toWorkday(addDays(orderedOn, WITHDRAWAL.days))
  return isInformed ? last : toWorkday(addMonths(last, UNINFORMED_MONTHS))
}

/** Not moved past a weekend: who pays earlier is never late. */
export const refundDueOn = (submittedOn: string) => addDays(submittedOn, WITHDRAWAL.refundDays)

/** Of money that came in after the statement: never before it was there. */
export const lateRefundDueOn = (submittedOn: string, receivedOn: string) => {
  const due = refundDueOn(submittedOn)
  return due > receivedOn ? due : receivedOn
}

export const isRefundOverdue = (due: string, today: string) => due < today

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
  return dayOf(submittedAt) > lastDayOf(order) ? 'late' : null
}

/** The last day on which its customer can withdraw; null when they cannot, or no longer. */
export function withdrawableUntil(order: WithdrawableOrder, now: Date): string | null {
  return withdrawalDoubt(order, now) === null ? lastDayOf(order) : null
}

const lastDayOf = ({ createdAt, withdrawalInformedAt }: WithdrawableOrder) =>
  lastWithdrawalDay(dayOf(new Date(createdAt)), withdrawalInformedAt !== null)

/** On the credit of what was withdrawn from. `day` is that of the statement. */
export const withdrawalNote = (day: string) => `Herroepen op ${formatPlainDay(day)}.`
