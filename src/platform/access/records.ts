import { closed, operatorsOnly } from './rules'

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
