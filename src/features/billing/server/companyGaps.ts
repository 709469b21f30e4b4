import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { findMissingNumbers } from '../model/companyGaps'

/**
 * What invoices still lack of the agency's own numbers, by what the screens call them. A demonstration lacks nothing:
 * its numbers are meant to be invented.
 */
export async function getMissingNumbers(ctx: Ctx, demo = env.DEMO): Promise<string[]> {
  if (demo) return []
  return findMissingNumbers(await ctx.payload.findGlobal({ slug: 'company', depth: 0, ...asSystem }))
}
