import { lastWithdrawalDay, type WithdrawalDoubt } from '@/features/orders/model/withdrawal'
import { dayOf } from '@/platform/time/day'
import type { Evidence } from './acceptance'
import { type AssignmentStatus, assignmentStatus } from './assignment'

/** What stands in place of the status of work whose customer withdrew. */
export const WITHDRAWN = 'Herroepen'

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
