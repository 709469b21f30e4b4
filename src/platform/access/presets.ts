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

/** Content without drafts: what editors keep is there for everybody at once. */
export const openContentAccess = {
  create: editorsOnly,
  read: anyone,
  readVersions: closed,
  update: editorsOnly,
  delete: editorsOnly,
  unlock: closed,
  admin: closed,
}

/** A global is published, and has drafts in its versions: who may not read those is never given one. */
export const globalAccess = {
  read: publishedOrStaff,
  readVersions: staffOnly,
  update: editorsOnly,
}

/** A global without drafts: what editors keep is there for everybody at once. */
export const openGlobalAccess = { ...globalAccess, read: anyone }

/** The hosting catalogue: everybody reads it, who sells changes its prices. */
export const catalogueAccess = {
  create: adminsOnly,
  read: anyone,
  update: operatorsOnly,
  delete: adminsOnly,
  unlock: closed,
  admin: closed,
  readVersions: closed,
}

/** Prices that stand once: everybody reads them, who sells changes them, and there are no versions. */
export const domainPricesAccess = {
  read: anyone,
  readVersions: closed,
  update: operatorsOnly,
}

/** What verbs write and nobody changes from outside. Who sells reads it. */
export const recordAccess = {
  create: closed,
  read: operatorsOnly,
  update: closed,
  delete: closed,
  unlock: closed,
  admin: closed,
  readVersions: closed,
}
