import { randomBytes } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'

const REFUSAL = 'Een wachtwoord kiest de klant zelf, met de link uit de mail.'

/**
 * Only our own verbs set a password: they ask for the old one or for a mailed link, and write to the owner. A customer
 * whom staff write in has none that anybody knows, and is mailed a link.
 */
export const refusePassword: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  const sent = (('data' in args && args.data) || {}) as { password?: unknown }
  if (overrideAccess || (operation !== 'create' && operation !== 'update')) return args
  if (sent.password) throw new APIError(REFUSAL, 400, null, true)
  if (operation === 'create') sent.password = randomBytes(32).toString('base64url')
  return args
}
