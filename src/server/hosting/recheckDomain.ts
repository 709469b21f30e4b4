import type { BasketDomain } from '@/domain/hosting/basket'
import { agreedAnswer } from '@/domain/hosting/domainAnswers'
import type { Ctx } from '../ctx'
import { checkDomain } from '../domains/checkDomain'
import { mayLookUp } from '../domains/limits'

/** A new name once more, as it is ordered. Names that somebody has already are not looked up. */
export async function recheckDomain(ctx: Ctx, domain: BasketDomain | null): Promise<BasketDomain | null> {
  if (domain?.mode !== 'new') return domain
  const found = (await mayLookUp(ctx)) ? await checkDomain(ctx, domain.name) : 'unknown'
  return { ...domain, answer: agreedAnswer(domain.answer, found) }
}
