import type { BasketDomain } from '@/domain/hosting/basket'
import type { DomainAnswer } from '@/domain/hosting/domainAnswers'
import type { Ctx } from '../ctx'
import { checkDomain } from '../domains/checkDomain'
import { mayLookUp } from '../domains/limits'

/** A new name once more, as it is ordered. Names that somebody has already are not looked up. */
export async function recheckDomain(ctx: Ctx, domain: BasketDomain | null): Promise<BasketDomain | null> {
  if (domain?.mode !== 'new') return domain
  const found = (await mayLookUp(ctx)) ? await checkDomain(ctx, domain.name) : 'unknown'
  return { ...domain, answer: agreedAnswer(domain.answer, found) }
}

/**
 * A name is sold as the visitor saw it, or not at all: what was free is perhaps free when nobody can say now, and
 * what was on request stays so. Only who is asked now can say that a name is free or taken.
 */
function agreedAnswer(seen: DomainAnswer | null, found: DomainAnswer): DomainAnswer {
  if (seen === 'taken' || found === 'taken') return 'taken'
  if (seen === null || seen === 'unknown') return 'unknown'
  return found === 'free' ? 'free' : 'maybe'
}
