import { adminsOnly, anyone, closed, operatorsOnly } from './rules'

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
