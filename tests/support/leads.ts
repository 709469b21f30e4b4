import { randomUUID } from 'node:crypto'
import { submitConfigurator } from '@/features/configurator/server/submitConfigurator'
import {
  type InboxCollection,
  type InboxLead,
  type InboxQuery,
  readInboxQuery,
} from '@/features/leads/model/inbox'
import { decideDoubt } from '@/features/leads/server/doubtfulLeads'
import { listInbox } from '@/features/leads/server/inboxQueries'
import { findLead } from '@/features/leads/server/leadRepository'
import { submitLead } from '@/features/leads/server/submitLead'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { storedMail } from '@/platform/email/transport'
import { filledDraft, submission } from './submissions'
import { staffMember } from './testCtx'

/** A visitor of their own, whom no limit counts together with others. */
const visitor = (ctx: Ctx, now: Date): Ctx => ({
  ...ctx,
  user: null,
  clientIp: randomUUID(),
  mail: storedMail,
  now: () => now,
})

/** A lead as a visitor leaves it: by the real form, at the time that is given. */
export async function newLead(ctx: Ctx, typed: object = {}, now = new Date()): Promise<InboxLead> {
  const submissionKey = randomUUID()
  const form = {
    ...{
      kind: 'quote',
      source: '',
      name: 'Jan Proef',
      email: `${randomUUID()}@proeftuin.example`,
      phone: '',
    },
    ...{ submissionKey, filledInMs: '60000', website: '' },
    ...typed,
  }
  await submitLead(visitor(ctx, now), form)
  return savedAs(ctx, 'leads', submissionKey)
}

type Person = Parameters<typeof filledDraft>[0]

/** A request of the configurator, likewise. */
export async function newRequest(ctx: Ctx, person: Person = {}, now = new Date()): Promise<InboxLead> {
  const submissionKey = randomUUID()
  await submitConfigurator(visitor(ctx, now), submission(filledDraft(person), { submissionKey }))
  return savedAs(ctx, 'configurator-requests', submissionKey)
}

/** What a machine leaves: it needs no time, and fills in every field. */
export const newBot = (ctx: Ctx, typed: object = {}, now?: Date) =>
  newLead(ctx, { ...typed, filledInMs: '5', website: 'https://spam.example' }, now)

/** What may be a person's: a browser filled in the hidden field too. */
export const newDoubtful = (ctx: Ctx, typed: object = {}, now?: Date) =>
  newLead(ctx, { ...typed, website: 'Proeftuin' }, now)

/** Staff take what is doubtful for a person's: its mails go. */
export async function acceptDoubtful(
  ctx: Ctx,
  answer: { kind: string },
  lead: { collection: InboxCollection; id: string },
): Promise<void> {
  if (answer.kind !== 'received') return
  const user = await staffMember(ctx.payload, 'operator')
  await decideDoubt({ ...ctx, user }, { leads: [lead], decision: 'accept' })
}

async function savedAs(ctx: Ctx, collection: InboxCollection, key: string): Promise<InboxLead> {
  const where = { submissionKey: { equals: key } }
  const { docs } = await ctx.payload.find({ collection, where, depth: 0, ...asSystem })
  const lead = docs[0] && (await findLead(ctx, { collection, id: docs[0].id }))
  if (!lead) throw new Error('the lead was not saved')
  return lead
}

/** What the console asks as it opens, but for this. */
export const asking = (part: Partial<Record<keyof InboxQuery, string>> = {}): InboxQuery =>
  readInboxQuery(name => part[name] ?? null)

/** Every lead that a query finds, page by page. */
export async function walk(ctx: Ctx, query: InboxQuery, size: number): Promise<InboxLead[]> {
  const { leads, next } = await listInbox(ctx, query, size)
  return next ? [...leads, ...(await walk(ctx, { ...query, after: next }, size))] : leads
}
