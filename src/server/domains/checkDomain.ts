import type { DomainAnswer } from '@/domain/hosting/domainAnswers'
import type { Ctx } from '../ctx'

/** What is known about one name now. Whatever goes wrong on the way leaves it unknown. */
export async function checkDomain(ctx: Ctx, name: string): Promise<DomainAnswer> {
  try {
    return await ctx.domains.check(name)
  } catch (err) {
    ctx.payload.logger.warn({ err, msg: 'a domain name could not be looked up' })
    return 'unknown'
  }
}
