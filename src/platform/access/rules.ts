import type { Access, FieldAccess, Where } from 'payload'
import { type Actor, hasRole, isCustomer, isStaff, type StaffRole } from './actors'

const actor = (user: unknown) => user as Actor

export const closed = () => false
export const anyone = () => true

export const staffOnly: Access = ({ req }) => isStaff(actor(req.user))

const holding =
  (...roles: StaffRole[]): Access & FieldAccess =>
  ({ req }) =>
    hasRole(actor(req.user), ...roles)

export const editorsOnly = holding('editor')
export const operatorsOnly = holding('operator')
export const adminsOnly = holding('admin')

/** Staff see drafts too; everybody else sees what is published. */
export const publishedOrStaff: Access = ({ req }) =>
  isStaff(actor(req.user)) ? true : { _status: { equals: 'published' } }

/** One's own staff account, or every account for administrators. */
export const ownAccountOrAdmin: Access = ({ req }) => {
  if (hasRole(actor(req.user), 'admin')) return true
  return isStaff(actor(req.user)) && req.user ? { id: { equals: req.user.id } } : false
}

/** Entries of the security log by or about oneself, or all of them for administrators. */
export const ownEntriesOrAdmin: Access = ({ req }) => {
  if (hasRole(actor(req.user), 'admin')) return true
  if (!isStaff(actor(req.user)) || !req.user) return false
  const own = { equals: req.user.id }
  const entries: Where[] = [{ actorId: own }, { subjectId: own }]
  return { or: entries }
}

/** Operators read all mail except mail about staff accounts, which administrators read. */
export const mailForStaff: Access = ({ req }) => {
  if (hasRole(actor(req.user), 'admin')) return true
  const others: Where[] = [
    { aboutCollection: { exists: false } },
    { aboutCollection: { not_equals: 'staff' } },
  ]
  return hasRole(actor(req.user), 'operator') && { or: others }
}

/** What belongs to one member of staff, such as a lock on a document. */
export const ownOfStaff: Access = ({ req }) =>
  isStaff(actor(req.user)) && req.user ? { 'user.value': { equals: req.user.id } } : false

/** One's own lock, or a colleague's that is taken over: only its owner changes, to oneself. */
export const ownOrTakenOver: Access = args => {
  const { data = {}, req } = args
  const { user, ...rest } = data as { user?: { relationTo?: unknown; value?: unknown } }
  const isOwnName = user?.relationTo === 'staff' && Boolean(req.user) && user.value === req.user?.id
  const takesOver = isStaff(actor(req.user)) && isOwnName && Object.keys(rest).length === 0
  return takesOver || ownOfStaff(args)
}

/** Records of one customer, through the field that names them, or everything for operators. */
export const ownOrOperators =
  (field: string): Access =>
  ({ req }) => {
    if (hasRole(actor(req.user), 'operator')) return true
    return isCustomer(actor(req.user)) && req.user ? { [field]: { equals: req.user.id } } : false
  }

/** Hides a collection in the menu from staff without one of the roles. */
export const hiddenUnless =
  (...roles: StaffRole[]) =>
  ({ user }: { user: unknown }) =>
    !hasRole(actor(user), ...roles)
