import { sql } from '@payloadcms/db-postgres/drizzle'
import { getCompany, listClosures } from '@/features/company/server/public'
import { submitConfigurator } from '@/features/configurator/server/submitConfigurator'
import type { InboxCollection } from '@/features/leads/model/inbox'
import type { LeadKind, LeadStatus } from '@/features/leads/model/lead'
import { inboxSource } from '@/features/leads/server/inboxSources'
import { submitLead } from '@/features/leads/server/submitLead'
import type { Staff } from '@/payload-types'
import { asSystem } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { demoDoubtful, demoLeads } from './data/demoLeads'
import { demoRequests } from './data/demoRequests'
import { type Came, demoMoment } from './demoMoments'

type Demo = {
  collection: InboxCollection
  kind: LeadKind
  key: string
  name: string
  came: Came
  status: LeadStatus
  send: (then: Ctx) => Promise<unknown>
}

const leads: Demo[] = [...demoLeads, ...demoDoubtful].map(({ typed, ...rest }) => ({
  ...{ collection: 'leads', kind: typed.kind, key: typed.submissionKey, name: typed.name, ...rest },
  send: then => submitLead(then, typed),
}))

const requests: Demo[] = demoRequests.map(({ key, draft, ...rest }) => ({
  ...{
    collection: 'configurator-requests',
    kind: 'quote',
    key,
    name: draft.businessInfo.companyName,
    ...rest,
  },
  send: then =>
    submitConfigurator(then, { draft, gate: { submissionKey: key, honeypot: '', filledInMs: 240_000 } }),
}))

/** Leads of every kind, each by the real way in at its moment, and answered by the office when it was at work. */
export async function seedLeads(ctx: Ctx): Promise<string[]> {
  const [{ openingHours: times }, closures, seller] = await Promise.all([
    getCompany(ctx),
    listClosures(ctx),
    firstSeller(ctx),
  ])
  const opening = { times, closed: closures.agency }
  const made: string[] = []
  for (const demo of [...requests, ...leads]) {
    const where = { submissionKey: { equals: demo.key } }
    const { totalDocs } = await ctx.payload.count({ collection: demo.collection, where, ...asSystem })
    if (totalDocs > 0) continue
    const moment = demoMoment(demo.came, demo.kind, ctx.now(), opening)
    await demo.send({ ...ctx, now: () => moment.received, mail: storedMail })
    if (moment.answered) await answer(ctx, demo, moment.answered, seller)
    made.push(`demo lead ${demo.name}`)
  }
  return made
}

async function firstSeller(ctx: Ctx): Promise<Staff | undefined> {
  const where = { roles: { in: ['operator', 'admin'] } }
  const { docs } = await ctx.payload.find({ collection: 'staff', where, limit: 1, depth: 0, ...asSystem })
  return docs[0]
}

/** The office's own screens would write down that it was answered now, when the demonstration is made. */
async function answer(ctx: Ctx, demo: Demo, answered: Date, seller: Staff | undefined): Promise<void> {
  const at = answered.toISOString()
  const { rows } = await database(ctx).drizzle.execute<{ id: string }>(sql`
    update ${inboxSource(ctx, demo.collection).table}
    set status = ${demo.status}, open_until = null, owner_id = ${seller?.id ?? null}, updated_at = ${at}
    where submission_key = ${demo.key} returning id`)
  const then: Ctx = { ...ctx, now: () => answered, user: seller ? { ...seller, collection: 'staff' } : null }
  const subject = { collection: demo.collection, id: rows[0]?.id ?? '' }
  const event = { code: 'lead.statusChanged', from: 'new', to: demo.status } as const
  await recordEvent(then, null, subject, event)
}
