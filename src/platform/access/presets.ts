import { adminsOnly, anyone, closed, editorsOnly, operatorsOnly, publishedOrStaff, staffOnly } from './rules'

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

export const domainPricesAccess = {
  read: anyone,
  readVersions: closed,
  update: operatorsOnly,
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
