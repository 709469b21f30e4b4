import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import type { HostingCustomer } from '@/payload-types'
import { type Actor, isCustomer } from '@/platform/access/actors'
import { asUser } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { fieldErrors } from '@/platform/forms/fields'
import type { UpdateAccountResult } from '../model/account'
import { accountSchema, type Customer, EMPTY_CUSTOMER } from '../model/customer'
import { currentCustomerId } from './customerRepository'
import { mayChange } from './limits'

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

/** Also guards changes that come in through Payload's own interfaces. */
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

function asTyped(account: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(EMPTY_CUSTOMER).map(name => [name, account[name] ?? '']))
}

type OwnAccount = Customer & { erasureAskedAt: string | null }

export function currentAccount({ user }: Pick<Ctx, 'user'>): OwnAccount | null {
  if (!user) return null
  const { kind, name, email, address, zipcode, city, ...rest } = user as unknown as HostingCustomer
  return {
    ...{ kind, name, email, address, zipcode, city },
    phone: rest.phone ?? '',
    company: rest.company ?? '',
    kvk: rest.kvk ?? '',
    vatId: rest.vatId ?? '',
    erasureAskedAt: rest.erasureAskedAt ?? null,
  }
}
