import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { passwordProblem } from '@/domain/hosting/passwords'

/** Staff reach every customer: their passwords are held to what is asked of a customer's. */
export const strongPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const { password, email, name } = (args.data ?? {}) as Record<string, unknown>
  if (typeof password !== 'string') return
  const message = passwordProblem(password, { email: String(email ?? ''), name: String(name ?? '') })
  if (message)
    throw new ValidationError({ collection: 'staff', errors: [{ path: 'password', message }], req }, req.t)
}
