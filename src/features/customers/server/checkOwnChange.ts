import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { fieldErrors } from '@/features/leads/server/readForm'
import { type Actor, isCustomer } from '@/platform/access/actors'
import { accountSchema, EMPTY_CUSTOMER } from '../model/customer'

/** What customers change about themselves keeps the rules of the account page, whichever way it comes in. */
export const validateOwnChange: CollectionBeforeValidateHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !isCustomer(req.user as Actor)) return data
  const account = accountSchema.safeParse(asTyped({ ...originalDoc, ...data }))
  if (account.success) return { ...data, ...account.data }
  const errors = Object.entries(fieldErrors(account.error.issues)).map(([path, message]) => ({
    path,
    message,
  }))
  throw new ValidationError({ collection: 'hosting-customers', errors }, req.t)
}

/** An account as its form would bring it: empty text where nothing is kept. */
function asTyped(account: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(EMPTY_CUSTOMER).map(name => [name, account[name] ?? '']))
}
