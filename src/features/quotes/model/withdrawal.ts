import {
  isHonouredByEnding,
  lastWithdrawalDay,
  type WithdrawalDoubt,
} from '@/features/orders/model/withdrawal'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { listed } from '@/platform/text/format'
import { dayOf } from '@/platform/time/day'
import type { Evidence } from './acceptance'
import { type AssignmentStatus, assignmentStatus } from './assignment'
import type { AssignmentDetail, AssignmentInstalment } from './assignmentConsole'
import type { QuoteWithdrawal } from './console'

/** What stands in place of the status of work whose customer withdrew. */
export const WITHDRAWN = 'Herroepen'

/** Whether staff still have to end the work that it is about, or may. */
export const awaitsEnd = ({ isDone, doubt }: Pick<QuoteWithdrawal, 'isDone' | 'doubt'>) =>
  !isDone && isHonouredByEnding(doubt)

type Ending = Pick<AssignmentDetail, 'status' | 'quotes'>

/** Whether a quote can be ended by itself. Where nothing else stands of work that is under way, all of it is stopped. */
export function canEndAlone({ status, quotes }: Ending, quote: string): boolean {
  const own = quotes.find(each => each.id === quote)?.withdrawal
  if (status === 'stopped' || !own || !awaitsEnd(own)) return false
  const isStoppedWhole = assignmentStatus(status).isOpen && quotes[0]?.id === quote
  return !isStoppedWhole || quotes.some(each => each.id !== quote && !each.withdrawal?.isAccepted)
}

/** `Gecrediteerd wordt INV2026-0001, € 100,00 (incl. btw).` */
export function creditText(
  instalments: readonly Pick<AssignmentInstalment, 'invoice' | 'toCredit'>[],
): string {
  const credits = instalments.filter(each => each.toCredit > 0)
  if (credits.length === 0) return 'Er valt niets te crediteren.'
  const named = credits.map(
    ({ invoice, toCredit }) => `${invoice} (${formatAmount(toCredit)} ${VAT_LABELS.incl})`,
  )
  return `Gecrediteerd wordt ${listed(named)}.`
}

/** The last day on which a private person can withdraw from what they accepted. Each confirmation tells them of it. */
export const lastDayToWithdraw = ({ acceptedAt }: Pick<Evidence, 'acceptedAt'>) =>
  lastWithdrawalDay(dayOf(new Date(acceptedAt)), true)

type Accepted = Pick<Evidence, 'acceptedAt'> & {
  customer: Pick<Evidence['customer'], 'kind'>
  status: AssignmentStatus
}

/** Why a person has to look at it; null when an accepted quote can be withdrawn from at this moment. */
export function quoteWithdrawalDoubt(accepted: Accepted, submittedAt: Date): WithdrawalDoubt | null {
  if (accepted.customer.kind !== 'private') return 'business'
  if (!assignmentStatus(accepted.status).isOpen) return 'ended'
  return dayOf(submittedAt) > lastDayToWithdraw(accepted) ? 'late' : null
}
