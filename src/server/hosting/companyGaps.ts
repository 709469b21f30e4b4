import { companyGapsOf } from '@/domain/invoicing/companyGaps'
import { asSystem } from '../authority'
import type { Ctx } from '../ctx'
import { env } from '../env'

/**
 * What invoices still lack of the agency's own numbers, by what the screens call them. A demonstration lacks nothing:
 * its numbers are meant to be invented.
 */
export async function companyGaps(ctx: Ctx, demo = env.DEMO): Promise<string[]> {
  if (demo) return []
  return companyGapsOf(await ctx.payload.findGlobal({ slug: 'company', depth: 0, ...asSystem }))
}
