import type { UpdateAccountResult } from '@/domain/hosting/accountResult'
import { accountSchema } from '@/domain/hosting/customer'
import { asUser } from '../authority'
import type { Ctx } from '../ctx'
import { fieldErrors } from '../leads/readForm'
import { customerIdOf } from './customerRecord'
import { mayChange } from './limits'

/** Saves what a customer changed about themselves. Orders and invoices keep who they were then. */
export async function updateAccount(ctx: Ctx, typed: unknown): Promise<UpdateAccountResult> {
  const id = customerIdOf(ctx)
  if (!id) return { kind: 'loggedOut' }
  const account = accountSchema.safeParse(typed)
  if (!account.success) return { kind: 'invalid', errors: fieldErrors(account.error.issues) }
  try {
    if (!(await mayChange(ctx, id))) return { kind: 'tooMany' }
    const { data } = account
    await ctx.payload.update({ collection: 'hosting-customers', id, data, depth: 0, ...asUser(ctx) })
    return { kind: 'saved' }
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'the particulars of a customer were not saved' })
    return { kind: 'failed' }
  }
}
