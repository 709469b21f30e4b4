/**
 * The statuses of an assignment, the work that an accepted quote became. `isOpen`: it is still to be delivered.
 * `isBilled`: its instalments fall due.
 */
export const ASSIGNMENT_STATUSES = [
  { value: 'planned', label: 'Ingepland', tone: 'amber', isOpen: true, mayStart: true, isBilled: true },
  { value: 'underway', label: 'Onderhanden', tone: 'green', isOpen: true, mayStart: false, isBilled: true },
  { value: 'delivered', label: 'Opgeleverd', tone: 'green', isOpen: false, mayStart: false, isBilled: true },
  { value: 'closed', label: 'Afgerond', tone: 'grey', isOpen: false, mayStart: false, isBilled: false },
  { value: 'stopped', label: 'Gestopt', tone: 'grey', isOpen: false, mayStart: false, isBilled: false },
] as const

export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number]['value']

export const INITIAL_ASSIGNMENT_STATUS: AssignmentStatus = 'planned'

export function assignmentStatus(value: AssignmentStatus) {
  const status = ASSIGNMENT_STATUSES.find(each => each.value === value)
  if (!status) throw new Error(`unknown status of an assignment ${value}`)
  return status
}
