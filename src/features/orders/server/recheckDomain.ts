import type { Ctx } from '@/platform/ctx'
import type { BasketDomain } from '../model/basket'
import { confirmAnswer, type DomainAnswer } from '../model/domainAnswers'
import { checkDomain, isOrderedHere } from './domains/checkDomain'
import { withinLookupLimit } from './domains/limits'

/** A new name once more, as it is ordered. Names that somebody has already are not looked up. */
export async function recheckDomain(ctx: Ctx, domain: BasketDomain | null): Promise<BasketDomain | null> {
  if (domain?.mode !== 'new') return domain
  const found = (await withinLookupLimit(ctx))
    ? await checkDomain(ctx, domain.name)
    : await knownHere(ctx, domain.name)
  return { ...domain, answer: confirmAnswer(domain.answer, found) }
}

/** What we know without asking anybody. */
async function knownHere(ctx: Ctx, name: string): Promise<DomainAnswer> {
  return (await isOrderedHere(ctx, name)) ? 'taken' : 'unknown'
}
