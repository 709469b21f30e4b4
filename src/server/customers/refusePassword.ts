import { APIError, type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { newPasswordProblem } from '../logIn/newPasswordProblem'

const REFUSAL = 'Een wachtwoord kiest de klant zelf, met de link uit de mail.'

/**
 * Only our own verbs change a password: they ask for the old one or for a mailed link, and write to the owner. One that
 * staff give a new customer keeps the rules of every password.
 */
export const refusePassword: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const sent = (('data' in args && args.data) || {}) as Sent
  if (overrideAccess || typeof sent.password !== 'string' || !sent.password) return args
  if (operation === 'update') throw new APIError(REFUSAL, 400, null, true)
  const owner = { email: String(sent.email ?? ''), name: String(sent.name ?? '') }
  const message = operation === 'create' ? newPasswordProblem(sent.password, owner) : null
  if (message) {
    const errors = [{ path: 'password', label: 'Wachtwoord', message }]
    throw new ValidationError({ collection: 'hosting-customers', errors }, req.t)
  }
  return args
}

type Sent = { password?: unknown; email?: unknown; name?: unknown }
