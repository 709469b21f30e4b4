import type { Ctx } from '@/platform/ctx'
import { seedHosting } from './demoHosting'
import { seedLeads } from './demoLeads'
import { seedQuotes } from './demoQuotes'
import { seedShowcase } from './showcase'

/** What a demonstration shows beside the base: invented partners and work, and requests of invented visitors. */
export async function seedDemo(ctx: Ctx): Promise<string[]> {
  return [
    ...(await seedShowcase(ctx)),
    ...(await seedLeads(ctx)),
    ...(await seedHosting(ctx)),
    ...(await seedQuotes(ctx)),
  ]
}
