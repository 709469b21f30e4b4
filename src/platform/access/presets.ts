import { adminsOnly, anyone, closed, editorsOnly, operatorsOnly, publishedOrStaff, staffOnly } from './rules'

/** Content: everybody reads what is published, editors do the rest. */
export const contentAccess = {
  create: editorsOnly,
  read: publishedOrStaff,
  readVersions: staffOnly,
  update: editorsOnly,
  delete: editorsOnly,
  unlock: closed,
  admin: closed,
}

/** Content without drafts: what editors save is public at once. */
export const openContentAccess = {
  create: editorsOnly,
  read: anyone,
  readVersions: closed,
  update: editorsOnly,
  delete: editorsOnly,
  unlock: closed,
  admin: closed,
}

/** A published global with drafts in its versions, which only staff read. */
export const globalAccess = {
  read: publishedOrStaff,
  readVersions: staffOnly,
  update: editorsOnly,
}

/** A global without drafts: what editors save is public at once. */
export const openGlobalAccess = { ...globalAccess, read: anyone }

/** The hosting catalogue: public, changed by operators. */
export const catalogueAccess = {
  create: adminsOnly,
  read: anyone,
  update: operatorsOnly,
  delete: adminsOnly,
  unlock: closed,
  admin: closed,
  readVersions: closed,
}

/** A global with prices: public, changed by operators, without versions. */
export const domainPricesAccess = {
  read: anyone,
  readVersions: closed,
  update: operatorsOnly,
}

/** Written by operations only, read by operators. */
export const recordAccess = {
  create: closed,
  read: operatorsOnly,
  update: closed,
  delete: closed,
  unlock: closed,
  admin: closed,
  readVersions: closed,
}
