import type { CustomerKind } from '@/features/customers/model/customer'
import { lastWithdrawalDay } from '@/features/orders/model/withdrawal'
import { addDays } from '@/platform/time/day'

/** The statuses of an assignment: the work that an accepted quote became. */
export const ASSIGNMENT_STATUSES = [
  { value: 'planned', label: 'Ingepland', tone: 'amber', isOpen: true },
  { value: 'underway', label: 'Onderhanden', tone: 'green', isOpen: true },
  { value: 'delivered', label: 'Opgeleverd', tone: 'green', isOpen: false },
  { value: 'closed', label: 'Afgerond', tone: 'grey', isOpen: false },
  { value: 'stopped', label: 'Gestopt', tone: 'grey', isOpen: false },
] as const

export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number]['value']

export const INITIAL_ASSIGNMENT_STATUS: AssignmentStatus = 'planned'

/** The first day of the work of a consumer who did not ask to begin within the days to withdraw; null for others. */
export function earliestStart(kind: CustomerKind, acceptedOn: string, atOnce: boolean): string | null {
  return kind === 'private' && !atOnce ? addDays(lastWithdrawalDay(acceptedOn, true), 1) : null
}
