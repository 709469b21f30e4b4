import { fieldErrors } from '@/features/leads/server/readForm'
import { asUser } from '@/platform/access/authority'
import type { UpdateAccountResult } from '@/platform/auth/accountResult'
import type { Ctx } from '@/platform/ctx'
import { accountSchema } from '../model/customer'
import { currentCustomerId } from './customerRecord'
import { mayChange } from './limits'

/** Saves what a customer changed about themselves. Orders and invoices keep who they were then. */
export async function updateAccount(ctx: Ctx, typed: unknown): Promise<UpdateAccountResult> {
  const id = currentCustomerId(ctx)
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
