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
