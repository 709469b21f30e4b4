import type { Customer } from '@/features/customers/model/customer'
import type { HostingCustomer } from '@/payload-types'
import type { Ctx } from '@/platform/ctx'

export type OwnAccount = Customer & { erasureAskedAt: string | null }

/** Who is logged in, as their session was opened for them; null for anybody else. */
export function accountOf({ user }: Pick<Ctx, 'user'>): OwnAccount | null {
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

/** A part that does not come leaves the rest of the page standing, and the page says so in its place. */
export async function orSay<T>(ctx: Ctx, part: Promise<T>): Promise<T | null> {
  try {
    return await part
  } catch (err) {
    ctx.payload.logger.error({ err, msg: 'a part of the customer area was not read' })
    return null
  }
}
