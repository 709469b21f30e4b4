import type { Ctx } from '@/platform/ctx'
import type { BasketDomain } from '../model/basket'
import { agreedAnswer, type DomainAnswer } from '../model/domainAnswers'
import { checkDomain, isSold } from './domains/checkDomain'
import { mayLookUp } from './domains/limits'

/** A new name once more, as it is ordered. Names that somebody has already are not looked up. */
export async function recheckDomain(ctx: Ctx, domain: BasketDomain | null): Promise<BasketDomain | null> {
  if (domain?.mode !== 'new') return domain
  const found = (await mayLookUp(ctx))
    ? await checkDomain(ctx, domain.name)
    : await knownHere(ctx, domain.name)
  return { ...domain, answer: agreedAnswer(domain.answer, found) }
}

/** What we know without asking anybody. */
async function knownHere(ctx: Ctx, name: string): Promise<DomainAnswer> {
  return (await isSold(ctx, name)) ? 'taken' : 'unknown'
}
