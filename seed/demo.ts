import { asSystem } from '@/server/authority'
import { submitConfigurator } from '@/server/configurator/submitConfigurator'
import type { Ctx } from '@/server/ctx'
import { keptMail } from '@/server/mail/keptMail'
import { demoRequests } from './data/demoRequests'

const HOUR = 3_600_000

/** Requests of invented visitors, sent through the real way in at the hour they name. */
export async function seedDemo(ctx: Ctx): Promise<string[]> {
  const made: string[] = []
  for (const { key, hoursAgo, status, draft } of demoRequests) {
    const where = { submissionKey: { equals: key } }
    const { totalDocs } = await ctx.payload.count({ collection: 'configurator-requests', where, ...asSystem })
    if (totalDocs > 0) continue
    const then = new Date(ctx.now().getTime() - hoursAgo * HOUR)
    const gate = { submissionKey: key, honeypot: '', filledInMs: 240_000 }
    await submitConfigurator({ ...ctx, now: () => then, mail: keptMail }, { draft, gate })
    await ctx.payload.update({
      collection: 'configurator-requests',
      where,
      data: { status },
      depth: 0,
      ...asSystem,
    })
    made.push(`demo request ${draft.businessInfo.companyName}`)
  }
  return made
}
