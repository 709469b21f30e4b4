import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { passwordProblem } from '@/domain/hosting/passwords'

type Account = { email?: string | null; name?: string | null; password?: unknown }

/** Staff reach every customer: their passwords are held to what is asked of a customer's. */
export const strongPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return
  const typed = (args.data ?? {}) as Account & { token?: unknown }
  if (typeof typed.password !== 'string') return
  const whose = typed.token ? { resetPasswordToken: typed.token } : 'id' in args ? { id: args.id } : null
  const { email, name } = { ...(whose && (await accountOf(req, whose))), ...typed }
  const message = passwordProblem(typed.password, { email: email ?? '', name: name ?? '' })
  if (message)
    throw new ValidationError({ collection: 'staff', errors: [{ path: 'password', message }], req }, req.t)
}

/** Read without access rules: nobody is logged in who follows the link of a mail. */
async function accountOf(req: PayloadRequest, has: Record<string, unknown>): Promise<Account | null> {
  const [[field = 'id', value] = []] = Object.entries(has)
  return req.payload.db.findOne<Account & { id: string }>({
    collection: 'staff',
    where: { [field]: { equals: value } },
    req,
  })
}
