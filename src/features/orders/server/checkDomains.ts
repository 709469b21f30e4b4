import type { Ctx } from '@/platform/ctx'
import type { DomainAnswer } from '../model/domainAnswers'
import { domainNamesFor } from '../model/domainName'
import { checkDomain } from './domains/checkDomain'
import { withinLookupLimit } from './domains/limits'

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
