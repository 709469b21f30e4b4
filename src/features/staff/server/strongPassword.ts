import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError, type Where } from 'payload'
import { checkNewPassword } from '@/platform/auth/newPasswordProblem'

type PasswordOwner = { email?: string | null; name?: string | null; password?: unknown }

/** Staff reach every customer: their passwords are held to what is asked of a customer's. */
export const requireStrongPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const typed = (args.data ?? {}) as PasswordOwner & { token?: unknown }
  if (typeof typed.password !== 'string') return
  const account = await findPasswordOwner(req, passwordOwnerQuery(args, typed))
  const { email, name } = { ...account, ...typed }
  const message = checkNewPassword(typed.password, { email: email ?? '', name: name ?? '' })
  if (message)
    throw new ValidationError(
      { collection: 'staff', errors: [{ path: 'password', label: 'Wachtwoord', message }], req },
      req.t,
    )
}

/** Null for who is only being hired. */
function passwordOwnerQuery(args: object, { token }: { token?: unknown }): Where | null {
  if (typeof token === 'string') return { resetPasswordToken: { equals: token } }
  return 'id' in args && args.id ? { id: { equals: args.id } } : null
}

/** Read without access rules: nobody is logged in who follows the link of a mail. */
async function findPasswordOwner(req: PayloadRequest, where: Where | null): Promise<PasswordOwner | null> {
  return where && req.payload.db.findOne<PasswordOwner & { id: string }>({ collection: 'staff', where, req })
}
