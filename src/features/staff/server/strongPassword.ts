import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError, type Where } from 'payload'
import { newPasswordProblem } from '@/platform/auth/newPasswordProblem'

type Account = { email?: string | null; name?: string | null; password?: unknown }

/** Staff reach every customer: their passwords are held to what is asked of a customer's. */
export const strongPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const typed = (args.data ?? {}) as Account & { token?: unknown }
  if (typeof typed.password !== 'string') return
  const account = await accountOf(req, whose(args, typed))
  const { email, name } = { ...account, ...typed }
  const message = newPasswordProblem(typed.password, { email: email ?? '', name: name ?? '' })
  if (message)
    throw new ValidationError(
      { collection: 'staff', errors: [{ path: 'password', label: 'Wachtwoord', message }], req },
      req.t,
    )
}

/** Null for who is only being hired. */
function whose(args: object, { token }: { token?: unknown }): Where | null {
  if (typeof token === 'string') return { resetPasswordToken: { equals: token } }
  return 'id' in args && args.id ? { id: { equals: args.id } } : null
}

/** Read without access rules: nobody is logged in who follows the link of a mail. */
async function accountOf(req: PayloadRequest, where: Where | null): Promise<Account | null> {
  return where && req.payload.db.findOne<Account & { id: string }>({ collection: 'staff', where, req })
}
