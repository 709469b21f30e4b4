import type { HostingCustomer } from '@/payload-types'
import type { Ctx } from '@/platform/ctx'
import type { Customer } from '../model/customer'

export type OwnAccount = Customer & { erasureAskedAt: string | null }

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
