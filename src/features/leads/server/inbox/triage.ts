import { asUser, requireOperator } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { multiLine, singleLine } from '@/platform/text/clean'
import type { TriageOutcome } from '../../model/inbox'
import { canBecome, type LeadStatus } from '../../model/status'
import type { TriageChange, TriageRequest } from '../../model/triageOrder'
import { canOwnLeads } from './listOwners'
import { findLead, lockLead } from './readLeads'
import { findPreviousStatus } from './undoneStatus'

type SeenLead = TriageRequest['leads'][number]

/**
 * Changes leads, each in a transaction of its own and in the name of whoever asks. A lead that a colleague changed
 * since it was seen stays as the colleague left it.
 */
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
    const lead = await lockLead(tx.sql, collection, id)
    if (!lead) return { id, kind: 'gone' }
    if (Date.parse(lead.updatedAt) !== Date.parse(updatedAt)) return { id, kind: 'overtaken', lead }
    const undone = undo ? await findPreviousStatus(ctx, tx.sql, lead) : null
    if (!isAllowed(lead.status, change, undo, undone)) return { id, kind: 'refused' }
    const data = toFieldValues(change)
    const context = { undoneStatus: undone }
    await ctx.payload.update({ collection, id, data, context, depth: 0, req: tx.req, ...asUser(ctx) })
    const changed = await findLead(tx.sql, collection, id)
    return changed ? { id, kind: 'changed', lead: changed } : { id, kind: 'gone' }
  })
}

function isAllowed(from: LeadStatus, { status }: TriageChange, undo: boolean, undone: LeadStatus | null) {
  if (undo) return undone !== null && status === undone
  return !status || canBecome(from, status)
}

/** A day without a time stands at noon, so that it is the same day in every time zone of Europe. */
function toFieldValues({ notes, nextStep, nextStepOn, ...rest }: TriageChange) {
  return {
    ...rest,
    ...(notes === undefined ? {} : { notes: multiLine(notes) }),
    ...(nextStep === undefined ? {} : { nextStep: singleLine(nextStep) }),
    ...(nextStepOn === undefined ? {} : { nextStepOn: nextStepOn && `${nextStepOn}T12:00:00.000Z` }),
  }
}
