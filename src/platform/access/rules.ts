import type { Access, FieldAccess, Where } from 'payload'
import { type Actor, hasRole, isCustomer, isStaff, type StaffRole } from './actors'

const actor = (user: unknown) => user as Actor

export const closed = () => false
const anyone = () => true

export const staffOnly: Access = ({ req }) => isStaff(actor(req.user))

const holding =
  (...roles: StaffRole[]): Access & FieldAccess =>
  ({ req }) =>
    hasRole(actor(req.user), ...roles)

const editorsOnly = holding('editor')
export const operatorsOnly = holding('operator')
export const adminsOnly = holding('admin')

const publishedOrStaff: Access = ({ req }) =>
  isStaff(actor(req.user)) ? true : { _status: { equals: 'published' } }

export const ownAccountOrAdmin: Access = ({ req }) => {
  if (hasRole(actor(req.user), 'admin')) return true
  return isStaff(actor(req.user)) && req.user ? { id: { equals: req.user.id } } : false
}

export const ownEntriesOrAdmin: Access = ({ req }) => {
  if (hasRole(actor(req.user), 'admin')) return true
  if (!isStaff(actor(req.user)) || !req.user) return false
  const own = { equals: req.user.id }
  const entries: Where[] = [{ actorId: own }, { subjectId: own }]
  return { or: entries }
}

/** Operators read all mail except mail about staff accounts, which administrators read. */
export const mailReadAccess: Access = ({ req }) => {
  if (hasRole(actor(req.user), 'admin')) return true
  const others: Where[] = [
    { aboutCollection: { exists: false } },
    { aboutCollection: { not_equals: 'staff' } },
  ]
  return hasRole(actor(req.user), 'operator') && { or: others }
}

export const ownOfStaff: Access = ({ req }) =>
  isStaff(actor(req.user)) && req.user ? { 'user.value': { equals: req.user.id } } : false

/** One's own lock, or a colleague's that is taken over: its owner changes only to oneself. */
export const ownOrTakenOver: Access = args => {
  const { data = {}, req } = args
  const { user, ...rest } = data as { user?: { relationTo?: unknown; value?: unknown } }
  const isOwnName = user?.relationTo === 'staff' && Boolean(req.user) && user.value === req.user?.id
  const takesOver = isStaff(actor(req.user)) && isOwnName && Object.keys(rest).length === 0
  return takesOver || ownOfStaff(args)
}

export const ownOrOperators =
  (field: string): Access =>
  ({ req }) => {
    if (hasRole(actor(req.user), 'operator')) return true
    return isCustomer(actor(req.user)) && req.user ? { [field]: { equals: req.user.id } } : false
  }

export const hiddenUnless =
  (...roles: StaffRole[]) =>
  ({ user }: { user: unknown }) =>
    !hasRole(actor(user), ...roles)

export const contentAccess = {
  create: editorsOnly,
  read: publishedOrStaff,
  readVersions: staffOnly,
  update: editorsOnly,
  delete: editorsOnly,
  unlock: closed,
  admin: closed,
}

export const openContentAccess = {
  create: editorsOnly,
  read: anyone,
  readVersions: closed,
  update: editorsOnly,
  delete: editorsOnly,
  unlock: closed,
  admin: closed,
}

export const globalAccess = {
  read: publishedOrStaff,
  readVersions: staffOnly,
  update: editorsOnly,
}

export const openGlobalAccess = { ...globalAccess, read: anyone }

export const catalogueAccess = {
  create: adminsOnly,
  read: anyone,
  update: operatorsOnly,
  delete: adminsOnly,
  unlock: closed,
  admin: closed,
  readVersions: closed,
}

/** Staff read what is charged by; who answers for the books changes it. Nothing that once held goes. */
export const legalFigureAccess = {
  create: adminsOnly,
  read: operatorsOnly,
  update: adminsOnly,
  delete: closed,
  unlock: closed,
  admin: closed,
  readVersions: closed,
}

/** What operators write and throw away themselves. */
export const officeRecordAccess = {
  create: operatorsOnly,
  read: operatorsOnly,
  update: operatorsOnly,
  delete: operatorsOnly,
  unlock: closed,
  admin: closed,
  readVersions: closed,
}

const draftsOfOperators: Access = ({ req }) =>
  hasRole(actor(req.user), 'operator') && { status: { equals: 'draft' } }

/** What customers were told, or soon are, does not change. */
export const priceRiseAccess = {
  create: operatorsOnly,
  read: operatorsOnly,
  update: draftsOfOperators,
  delete: draftsOfOperators,
  unlock: closed,
  admin: closed,
  readVersions: closed,
}

export const domainPricesAccess = {
  read: anyone,
  readVersions: closed,
  update: operatorsOnly,
}

const EDITORS_CLOSURES: Where = { kind: { equals: 'closed' } }
const OPERATORS_CLOSURES: Where = { kind: { equals: 'absence' } }

/** Editors keep the days on which the agency is closed, operators who is away: an absence may say why. */
const changeClosures: Access = ({ req }) => {
  const user = actor(req.user)
  if (hasRole(user, 'admin')) return true
  const kinds = [
    ...(hasRole(user, 'editor') ? [EDITORS_CLOSURES] : []),
    ...(hasRole(user, 'operator') ? [OPERATORS_CLOSURES] : []),
  ]
  return kinds.length > 0 && { or: kinds }
}

export const closureAccess = {
  create: (({ req, data }) => {
    if (data?.kind === 'closed') return hasRole(actor(req.user), 'editor')
    if (data?.kind === 'absence') return hasRole(actor(req.user), 'operator')
    return hasRole(actor(req.user), 'editor', 'operator')
  }) as Access,
  read: (({ req }) =>
    hasRole(actor(req.user), 'operator') ||
    (hasRole(actor(req.user), 'editor') && EDITORS_CLOSURES)) as Access,
  update: changeClosures,
  delete: changeClosures,
  unlock: closed,
  admin: closed,
  readVersions: closed,
}

export const recordAccess = {
  create: closed,
  read: operatorsOnly,
  update: closed,
  delete: closed,
  unlock: closed,
  admin: closed,
  readVersions: closed,
}
