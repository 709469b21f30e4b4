export const STAFF_ROLES = [
  { value: 'editor', label: 'Redactie' },
  { value: 'operator', label: 'Verkoop en hosting' },
  { value: 'admin', label: 'Beheer' },
] as const

export type StaffRole = (typeof STAFF_ROLES)[number]['value']

export type Actor = { id: string; collection: string; roles?: StaffRole[] | null } | null | undefined

export function isStaff(user: Actor): boolean {
  return user?.collection === 'staff'
}

export function isCustomer(user: Actor): boolean {
  return user?.collection === 'hosting-customers'
}

/** Empty for who is no member of staff. */
export function staffName(user: Actor): string {
  return user && isStaff(user) && 'name' in user && typeof user.name === 'string' ? user.name : ''
}

/** True for staff with one of the roles. Administrators have every role. */
export function hasRole(user: Actor, ...roles: StaffRole[]): boolean {
  return isStaff(user) && (user?.roles ?? []).some(role => role === 'admin' || roles.includes(role))
}
