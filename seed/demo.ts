import { asSystem } from '@/server/authority'
import { submitConfigurator } from '@/server/configurator/submitConfigurator'
import type { Ctx } from '@/server/ctx'
import { submitLead } from '@/server/leads/submitLead'
import { keptMail } from '@/server/mail/keptMail'
import { demoLeads } from './data/demoLeads'
import { demoRequests } from './data/demoRequests'
import { seedHosting } from './demoHosting'
import { seedShowcase } from './showcase'

const HOUR = 3_600_000

/** What a demonstration shows beside the base: invented partners and work, and requests of invented visitors. */
export async function seedDemo(ctx: Ctx): Promise<string[]> {
  return [
    ...(await seedShowcase(ctx)),
    ...(await seedRequests(ctx)),
    ...(await seedLeads(ctx)),
    ...(await seedHosting(ctx)),
  ]
}

/** Requests, sent through the real way in at the hour they name. */
async function seedRequests(ctx: Ctx): Promise<string[]> {
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

/** Leads, likewise through the form they came by. */
async function seedLeads(ctx: Ctx): Promise<string[]> {
  const made: string[] = []
  for (const { hoursAgo, status, typed } of demoLeads) {
    const where = { submissionKey: { equals: typed.submissionKey } }
    const { totalDocs } = await ctx.payload.count({ collection: 'leads', where, ...asSystem })
    if (totalDocs > 0) continue
    const then = new Date(ctx.now().getTime() - hoursAgo * HOUR)
    await submitLead({ ...ctx, now: () => then, mail: keptMail }, typed)
    await ctx.payload.update({ collection: 'leads', where, data: { status }, depth: 0, ...asSystem })
    made.push(`demo lead ${typed.name}`)
  }
  return made
}
