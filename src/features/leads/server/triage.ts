import { APIError, type CollectionAfterChangeHook, type FieldHook, type PayloadRequest } from 'payload'
import { asSystem, asUser, requireOperator } from '@/platform/access/authority'
import { findLastEvent, recordEvent } from '@/platform/audit/auditLog'
import type { AuditEvent } from '@/platform/audit/model/events'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { hookTx, type Tx, transaction } from '@/platform/db/transaction'
import { singleLine } from '@/platform/text/format'
import { dayOf } from '@/platform/time/day'
import type { InboxCollection, InboxLead, TriageOutcome } from '../model/inbox'
import {
  canBecome,
  INITIAL_STATUS,
  isLeadStatus,
  type LeadStatus,
  leadStatus,
  statusAfterContact,
  UNDO_MINUTES,
} from '../model/lead'
import { leadEvents, type TriageChange, type TriageRequest } from '../model/triage'
import { canOwnLeads } from './inboxQueries'
import { findLead, lockLead } from './leadRepository'

type SeenLead = TriageRequest['leads'][number]

/** A transaction each. A lead that a colleague changed since it was seen stays as it is. */
export async function triage(
  ctx: Ctx,
  { leads, change, undo = false }: TriageRequest,
): Promise<TriageOutcome[]> {
  requireOperator(ctx)
  if (change.owner && !(await canOwnLeads(ctx, change.owner)))
    return leads.map(({ id }) => ({ id, kind: 'refused' }))
  const outcomes: TriageOutcome[] = []
  for (const seen of leads) outcomes.push(await changeLead(ctx, seen, { change, undo }))
  return outcomes
}

function changeLead(
  ctx: Ctx,
  { collection, id, updatedAt }: SeenLead,
  { change, undo }: { change: TriageChange; undo: boolean },
): Promise<TriageOutcome> {
  return transaction(ctx, async tx => {
    const lead = await lockLead(ctx, tx, { collection, id })
    if (!lead) return { id, kind: 'gone' }
    if (Date.parse(lead.updatedAt) !== Date.parse(updatedAt)) return { id, kind: 'conflict', lead }
    const undone = undo ? await findPreviousStatus(ctx, tx, lead) : null
    if (!isAllowed(lead.status, change, undo, undone)) return { id, kind: 'refused' }
    const data = toFieldValues(change)
    const context = { previousStatus: undone }
    await ctx.payload.update({ collection, id, data, context, depth: 0, req: tx.req, ...asUser(ctx) })
    const changed = await findLead(ctx, { collection, id }, tx)
    return changed ? { id, kind: 'changed', lead: changed } : { id, kind: 'gone' }
  })
}

/** Where what a lead led to takes it, such as a quote that was sent. What its status does not allow changes nothing. */
export async function moveLead(
  ctx: Ctx,
  tx: Tx,
  { collection, id }: Pick<SeenLead, 'collection' | 'id'>,
  status: LeadStatus,
): Promise<void> {
  const lead = await lockLead(ctx, tx, { collection, id })
  if (!lead || lead.status === status || !canBecome(lead.status, status)) return
  const data = { status }
  await ctx.payload.update({ collection, id, data, depth: 0, req: tx.req, user: ctx.user, ...asSystem })
}

/** Staff reached them: who waited for an answer has one, and the lead is kept two years from now. */
export async function recordContact(
  ctx: Ctx,
  tx: Tx,
  { collection, id, status }: Pick<InboxLead, 'collection' | 'id' | 'status'>,
): Promise<void> {
  const data = { status: statusAfterContact(status) }
  await ctx.payload.update({ collection, id, data, depth: 0, req: tx.req, user: ctx.user, ...asSystem })
}

function isAllowed(from: LeadStatus, { status }: TriageChange, undo: boolean, undone: LeadStatus | null) {
  if (undo) return undone !== null && status === undone
  return !status || canBecome(from, status)
}

/** A day without a time stands at noon, so that it is the same day in every time zone of Europe. */
function toFieldValues({ nextStep, nextStepOn, ...rest }: TriageChange) {
  return {
    ...rest,
    ...(nextStep === undefined ? {} : { nextStep: singleLine(nextStep) }),
    ...(nextStepOn === undefined ? {} : { nextStepOn: nextStepOn && `${nextStepOn}T12:00:00.000Z` }),
  }
}

/** Only by whoever made the change, only of a status, and only directly after. */
async function findPreviousStatus(
  ctx: Ctx,
  tx: Pick<Tx, 'sql'>,
  { id, status }: InboxLead,
): Promise<LeadStatus | null> {
  const last = await findLastEvent(tx, id)
  if (last?.code !== ('lead.statusChanged' satisfies AuditEvent['code'])) return null
  const isRecent = last.at.getTime() > ctx.now().getTime() - UNDO_MINUTES * 60_000
  const isOwn = last.actorId !== null && last.actorId === ctx.user?.id
  const { data: change } = leadEvents['lead.statusChanged'].details.safeParse(last.details)
  return isRecent && isOwn && change?.to === status ? change.from : null
}

/** Payload's own check of a choice lets numbers and objects pass. */
export const checkStatusChange: FieldHook = ({ context, operation, originalDoc, value }) => {
  const from = originalDoc?.status as LeadStatus | undefined
  if (operation !== 'update' || !from || !value) return value
  if (!isLeadStatus(value)) throw new APIError('Deze status is er niet.', 400, null, true)
  if (canBecome(from, value) || value === context.previousStatus) return value
  const [was, wanted] = [leadStatus(from).label, leadStatus(value).label]
  throw new APIError(`Van "${was}" kan een aanvraag niet naar "${wanted}".`, 400, null, true)
}

const statusOf = ({ data, originalDoc }: Pick<Parameters<FieldHook>[0], 'data' | 'originalDoc'>) =>
  data?.status ?? originalDoc?.status ?? INITIAL_STATUS

export const closeDeadline: FieldHook = hook => {
  const status = statusOf(hook)
  if (isLeadStatus(status) && !leadStatus(status).awaitsAnswer) return null
  return hook.context.previousStatus === status ? (hook.originalDoc?.respondBy ?? null) : hook.value
}

export const releaseFromQuarantine: FieldHook = hook => {
  const status = statusOf(hook)
  return hook.value && !(isLeadStatus(status) && leadStatus(status).isFollowedUp)
}

type Change = { from: string; to: string }

type Watched = {
  field: string
  event: (change: Change, req: PayloadRequest) => AuditEvent | Promise<AuditEvent>
}

const WATCHED: Watched[] = [
  {
    field: 'status',
    event: change => ({ code: 'lead.statusChanged', ...(change as { from: LeadStatus; to: LeadStatus }) }),
  },
  {
    field: 'owner',
    event: async ({ from, to }, req) => ({
      ...{ code: 'lead.ownerChanged', from: await nameOf(from, req), to: await nameOf(to, req) },
    }),
  },
  { field: 'nextStep', event: change => ({ code: 'lead.nextStepChanged', ...change }) },
  {
    field: 'nextStepOn',
    event: ({ from, to }) => ({ code: 'lead.nextStepDateChanged', from: dayPart(from), to: dayPart(to) }),
  },
  {
    field: 'quarantined',
    event: ({ from, to }) => ({ code: 'lead.quarantineChanged', from: from === 'true', to: to === 'true' }),
  },
  { field: 'doubt', event: () => ({ code: 'lead.discarded' }) },
]

export const recordLeadChanges: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return doc
  const subject = { collection: collection.slug as InboxCollection, id: String(doc.id) }
  for (const { field, event } of WATCHED) {
    const change = { from: plain(previousDoc[field]), to: plain(doc[field]) }
    if (change.from !== change.to)
      await recordEvent(ctxOf(req), await hookTx(req), subject, await event(change, req))
  }
  return doc
}

/** The log holds a name, as the history shows it: also when the account is gone. */
async function nameOf(id: string, req: PayloadRequest): Promise<string> {
  if (id === '') return ''
  const account = await req.payload.findByID({
    collection: 'staff',
    id,
    select: { name: true },
    disableErrors: true,
    depth: 0,
    req,
    ...asSystem,
  })
  return account?.name ?? ''
}

const dayPart = (moment: string) => (moment ? dayOf(new Date(moment)) : undefined)

function plain(value: unknown): string {
  if (value && typeof value === 'object' && 'id' in value) return String(value.id)
  return value == null ? '' : String(value)
}
