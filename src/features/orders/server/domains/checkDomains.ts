import type { Ctx } from '@/platform/ctx'
import { withinLimit } from '@/platform/limits/counters'
import type { DomainAnswer } from '../../model/domain'
import { domainNamesFor } from '../../model/domainName'
import { isDomainOrdered } from '../orderRepository'

export type CheckedName = { name: string; answer: DomainAnswer }

/**
 * What is known about a name under each ending that is sold, the typed ending first. Empty for what is no name.
 * Past the limit nobody is asked any more, and nothing is known.
 */
export async function checkDomains(ctx: Ctx, typed: unknown): Promise<CheckedName[]> {
  const names = typeof typed === 'string' ? domainNamesFor(typed) : []
  if (names.length === 0) return []
  const may = await withinLookupLimit(ctx)
  return Promise.all(
    names.map(async name => ({ name, answer: may ? await checkDomain(ctx, name) : 'unknown' })),
  )
}

/** What is known about one name now. Whatever goes wrong on the way leaves it unknown. */
export async function checkDomain(ctx: Ctx, name: string): Promise<DomainAnswer> {
  try {
    return (await isDomainOrdered(ctx, name)) ? 'taken' : await ctx.domains.check(name)
  } catch (err) {
    ctx.payload.logger.warn({ err, msg: 'a domain name could not be looked up' })
    return 'unknown'
  }
}

/** Counts one more look-up and answers whether it may be done. Names looked up in one go count as one. */
export function withinLookupLimit(ctx: Ctx): Promise<boolean> {
  return ctx.clientIp
    ? withinLimit(ctx, 'look-up-address', ctx.clientIp)
    : withinLimit(ctx, 'look-up-everyone', 'all')
}
