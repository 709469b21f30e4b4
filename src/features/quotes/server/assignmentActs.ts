import * as z from 'zod/mini'
import { finaliseInvoice, tryStoreInvoicePdf } from '@/features/billing/server/public'
import { getCompany } from '@/features/company/server/public'
import { canOwnLeads, listOwners } from '@/features/leads/server/public'
import type { OrderLine } from '@/features/orders/model/orderLines'
import { isQuoteWithdrawn, startAgreedOrder } from '@/features/orders/server/public'
import { staffName } from '@/platform/access/actors'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { AuditEvent } from '@/platform/audit/model/events'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { queueMail } from '@/platform/email/outbox'
import { fieldErrors, requiredLine } from '@/platform/forms/fields'
import { calculateTotals } from '@/platform/money/tax'
import { dayOf } from '@/platform/time/day'
import {
  type AssignmentStatus,
  assignmentNoteSchema,
  assignmentPlanSchema,
  assignmentStatus,
  checklistOf,
  isSameList,
  isSamePlan,
  seenPlanSchema,
  taskListSchema,
  tasksIn,
} from '../model/assignment'
import type { AssignmentResult } from '../model/assignmentConsole'
import { keyOfLine, setUpsOf, toOrderLine } from '../model/quoteLines'
import {
  type Assignment,
  findDueInstalments,
  listInstalments,
  lockAssignment,
  updateAssignment,
  updateAssignmentStatus,
} from './assignmentRepository'
import { findAcceptance, findEdition } from './editionRepository'
import { type Ended, endQuotes, evidenceOf, sendEnded } from './endQuotes'
import { type Agreed, draftDueInstalments } from './instalments'
import { stoppedMail } from './quoteMails'
import { boughtItems } from './quotePaper'
import { listAssignmentQuotes } from './quoteRepository'

const UNDERWAY: AssignmentStatus = 'underway'
const DELIVERED: AssignmentStatus = 'delivered'
const CLOSED: AssignmentStatus = 'closed'
const STOPPED: AssignmentStatus = 'stopped'

/** Under the lock of the assignment; `notFound` without one. */
export async function act<Done>(
  ctx: Ctx,
  id: string,
  work: (tx: Tx, assignment: Assignment) => Promise<Done | AssignmentResult>,
): Promise<Done | AssignmentResult> {
  requireOperator(ctx)
  return transaction(ctx, async tx => {
    const assignment = await lockAssignment(tx, id)
    return assignment ? work(tx, assignment) : { kind: 'notFound' }
  })
}

export const record = (ctx: Ctx, tx: Tx, { id }: Assignment, event: AuditEvent) =>
  recordEvent(ctx, tx, { collection: 'assignments', id }, event)

/** Of a private person who did not ask for it, not before the days to withdraw are over. */
export function startAssignment(ctx: Ctx, id: string): Promise<AssignmentResult> {
  return act(ctx, id, async (tx, assignment): Promise<AssignmentResult> => {
    if (!assignmentStatus(assignment.status).mayStart) return { kind: 'closed' }
    if (waits(assignment, ctx)) return { kind: 'waits' }
    if ((await readAgreed(tx, assignment)).length === 0) return { kind: 'withdrawn' }
    await updateAssignmentStatus(ctx, tx, id, { status: UNDERWAY })
    await record(ctx, tx, assignment, { code: 'assignment.started' })
    return { kind: 'started' }
  })
}

const waits = ({ startsOn }: Assignment, ctx: Ctx) => startsOn !== null && startsOn > dayOf(ctx.now())

/** Invoices what is due at delivery, and has what is paid every month or year run from today. Once. */
export async function deliverAssignment(ctx: Ctx, id: string): Promise<AssignmentResult> {
  const done = await act(ctx, id, async (tx, assignment): Promise<AssignmentResult | Invoiced> => {
    if (!assignmentStatus(assignment.status).isOpen) return { kind: 'closed' }
    if (waits(assignment, ctx)) return { kind: 'waits' }
    const agreed = await readAgreed(tx, assignment)
    if (agreed.length === 0) return { kind: 'withdrawn' }
    await updateAssignmentStatus(ctx, tx, id, { status: DELIVERED, delivered: true })
    const order = await startRenewing(ctx, tx, assignment, agreed)
    const invoices = await draftDueInstalments(ctx, tx, { assignment, agreed, at: 'delivery' })
    await record(ctx, tx, assignment, { code: 'assignment.delivered', order: order?.number ?? null })
    return { invoices: await finaliseAll(ctx, tx, [...invoices, ...(order ? [order.invoice] : [])]) }
  })
  if ('kind' in done) return done
  for (const invoice of done.invoices) await tryStoreInvoicePdf(ctx, invoice)
  return { kind: done.invoices.length > 0 ? 'delivered' : 'deliveredUninvoiced' }
}

type Invoiced = { invoices: string[] }

/** Nothing more is invoiced of it: not possible while an instalment waits for its day. */
export function closeAssignment(ctx: Ctx, id: string): Promise<AssignmentResult> {
  return act(ctx, id, async (tx, assignment): Promise<AssignmentResult> => {
    if (!assignmentStatus(assignment.status).mayClose) return { kind: 'closed' }
    const agreed = (await readAgreed(tx, assignment)).map(each => each.quote)
    const instalments = await listInstalments(tx.sql, id)
    const waiting = instalments.filter(each => !each.invoice && each.amounts.incl > 0)
    if (waiting.some(each => agreed.includes(each.quote))) return { kind: 'unbilled' }
    await updateAssignmentStatus(ctx, tx, id, { status: CLOSED })
    await record(ctx, tx, assignment, { code: 'assignment.closed' })
    return { kind: 'ended' }
  })
}

const stopSchema = z.object({ reason: requiredLine('Schrijf waarom de opdracht stopt.', 300) })

/**
 * Credits what was invoiced of work that is not delivered, whole; also an acceptance that was a mistake is closed so. What
 * was paid of it must go back, and is shown as such with the invoices.
 */
export async function stopAssignment(ctx: Ctx, id: string, input: unknown): Promise<AssignmentResult> {
  const parsed = stopSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const { reason } = parsed.data
  const company = await getCompany(ctx)
  const done = await act(ctx, id, async (tx, assignment): Promise<AssignmentResult | Ended> => {
    if (!assignmentStatus(assignment.status).isOpen) return { kind: 'closed' }
    await updateAssignmentStatus(ctx, tx, id, { status: STOPPED })
    await record(ctx, tx, assignment, { code: 'assignment.stopped', reason })
    const quotes = (await listAssignmentQuotes(tx.sql, assignment)).map(each => each.id)
    const ended = await endQuotes(ctx, tx, assignment, { quotes, event: 'withdrawal.assignmentStopped' })
    const { quote } = assignment
    const evidence = await evidenceOf(tx, quote)
    const mail = stoppedMail({ company, quote, evidence, reason, hasCredits: ended.hasCredits })
    return { mails: await queueMail(ctx, tx, [mail]), credits: await ended.credit() }
  })
  if ('kind' in done) return done
  await sendEnded(ctx, done)
  return { kind: done.credits.length > 0 ? 'stopped' : 'stoppedUncredited' }
}

/**
 * Who does it and when. An owner must be able to work on it, unless they own it already. Idempotent; what a colleague
 * planned meanwhile stays.
 */
export async function planAssignment(ctx: Ctx, id: string, input: unknown): Promise<AssignmentResult> {
  const [parsed, shown] = [assignmentPlanSchema.safeParse(input), seenPlanSchema.safeParse(input)]
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  if (!shown.success) return { kind: 'invalid', errors: fieldErrors(shown.error.issues) }
  const [plan, { seen }] = [parsed.data, shown.data]
  const isNew = plan.owner !== null && plan.owner !== seen.owner
  if (isNew && !(await mayOwn(ctx, plan.owner)))
    return { kind: 'invalid', errors: { owner: 'Kies een collega.' } }
  const owner = await ownerName(ctx, plan.owner)
  return act(ctx, id, async (tx, assignment): Promise<AssignmentResult> => {
    if (!assignmentStatus(assignment.status).isOpen) return { kind: 'closed' }
    if (isSamePlan(assignment, plan)) return { kind: 'saved' }
    if (!isSamePlan(assignment, seen)) return changed(assignment)
    await updateAssignment(ctx, tx, assignment, plan)
    const { plannedFrom: from, plannedUntil: until } = plan
    await record(ctx, tx, assignment, { code: 'assignment.planned', from, until, owner })
    return { kind: 'saved' }
  })
}

const changed = ({ owner, plannedFrom, plannedUntil, checklist }: Assignment): AssignmentResult => ({
  kind: 'changed',
  now: { owner, plannedFrom, plannedUntil, tasks: checklist.map(each => each.label) },
})

async function mayOwn(ctx: Ctx, id: string | null): Promise<boolean> {
  requireOperator(ctx)
  return id !== null && canOwnLeads(ctx, id)
}

/** Also of who owns it and left; empty without an owner. */
async function ownerName(ctx: Ctx, id: string | null): Promise<string> {
  if (!id) return ''
  const owners = await listOwners(ctx, id)
  return owners.find(each => each.id === id)?.name ?? ''
}

/** The tasks anew, one a line. A task that stays keeps who did it. Idempotent; what a colleague wrote meanwhile stays. */
export async function rewriteTasks(ctx: Ctx, id: string, input: unknown): Promise<AssignmentResult> {
  const parsed = taskListSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const { seen, tasks: text } = parsed.data
  const tasks = tasksIn(text)
  return act(ctx, id, async (tx, assignment): Promise<AssignmentResult> => {
    if (!assignmentStatus(assignment.status).isOpen) return { kind: 'closed' }
    const current = assignment.checklist.map(each => each.label)
    if (isSameList(current, tasks)) return { kind: 'saved' }
    if (!isSameList(current, seen)) return changed(assignment)
    await updateAssignment(ctx, tx, assignment, { checklist: checklistOf(tasks, assignment.checklist) })
    return { kind: 'saved' }
  })
}

/** Idempotent. */
export function tickTask(
  ctx: Ctx,
  id: string,
  { key, done }: { key: string; done: boolean },
): Promise<AssignmentResult> {
  return act(ctx, id, async (tx, assignment): Promise<AssignmentResult> => {
    if (!assignmentStatus(assignment.status).isOpen) return { kind: 'closed' }
    const task = assignment.checklist.find(each => each.key === key)
    if (!task) return changed(assignment)
    if (Boolean(task.doneAt) === done) return { kind: 'saved' }
    const by = done
      ? { doneAt: ctx.now().toISOString(), doneBy: staffName(ctx.user) }
      : { doneAt: null, doneBy: null }
    const checklist = assignment.checklist.map(each => (each === task ? { ...each, ...by } : each))
    await updateAssignment(ctx, tx, assignment, { checklist })
    await record(ctx, tx, assignment, { code: 'assignment.taskTicked', label: task.label, isDone: done })
    return { kind: 'saved' }
  })
}

export async function noteAssignment(ctx: Ctx, id: string, input: unknown): Promise<AssignmentResult> {
  const parsed = assignmentNoteSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  return act(ctx, id, async (tx, assignment): Promise<AssignmentResult> => {
    await record(ctx, tx, assignment, { code: 'assignment.noted', note: parsed.data.text })
    return { kind: 'saved' }
  })
}

/** What was accepted of each quote, the first one first, without what its customer withdrew from. */
export async function readAgreed(tx: Pick<Tx, 'sql'>, assignment: Assignment): Promise<Agreed[]> {
  const agreed: Agreed[] = []
  for (const { id: quote } of await listAssignmentQuotes(tx.sql, assignment)) {
    if (await isQuoteWithdrawn(tx.sql, quote)) continue
    const acceptance = await findAcceptance(tx.sql, quote)
    const edition = acceptance && (await findEdition(tx.sql, quote, acceptance.evidence.edition))
    if (!acceptance || !edition) throw new Error(`the quote ${quote} of an assignment has no acceptance`)
    const { evidence } = acceptance
    const items = boughtItems(edition.content, evidence.choices)
    agreed.push({ quote, edition: edition.content, evidence, items })
  }
  return agreed
}

/** One order for what renews, also of extra work; the newest texts that were agreed on govern it. */
async function startRenewing(ctx: Ctx, tx: Tx, assignment: Assignment, agreed: readonly Agreed[]) {
  const lines = agreed.flatMap(orderLines)
  const [first] = lines
  const evidence = agreed.at(-1)?.evidence
  if (!first || !evidence) return null
  return startAgreedOrder(ctx, tx, {
    ...{ customer: assignment.customer, buyer: evidence.customer, lines, amounts: calculateTotals(lines) },
    ...{ title: first.label, termsVersion: evidence.terms.general },
    processingVersion: evidence.terms.processing || null,
    ...{ agreement: assignment.id, day: dayOf(ctx.now()), setUps: agreed.flatMap(orderSetUps) },
  })
}

function orderLines(agreed: Agreed, at: number): OrderLine[] {
  const lines = agreed.items.map(toOrderLine).filter((line): line is OrderLine => line !== null)
  return lines.map(keyedBy(agreed, at))
}

const orderSetUps = (agreed: Agreed, at: number) => setUpsOf(agreed.items).map(keyedBy(agreed, at))

/** Lines of two quotes may have one id: those of extra work are named with their quote too. */
const keyedBy =
  ({ edition: { number } }: Agreed, at: number) =>
  <Line extends { key: string }>(line: Line): Line =>
    at === 0 ? line : { ...line, key: keyOfLine(number, line.key) }

/** The last of a transaction: nobody else draws a number until the commit. */
async function finaliseAll(ctx: Ctx, tx: Tx, invoices: string[]): Promise<string[]> {
  for (const invoice of invoices) await finaliseInvoice(ctx, tx, invoice)
  return invoices
}

const BATCH_SIZE = 100

/**
 * Instalments with a day of their own. Workers side by side make one invoice. An assignment that cannot be read does not hold
 * the others up.
 *
 * @throws when one failed, once all had their turn: the job counts as failed.
 */
export async function invoiceDueInstalments(ctx: Ctx): Promise<void> {
  const due = await findDueInstalments(database(ctx).drizzle, dayOf(ctx.now()), BATCH_SIZE)
  let failed = 0
  for (const id of due) {
    try {
      await invoiceAssignment(ctx, id)
    } catch (err) {
      failed += 1
      ctx.payload.logger.error({
        err,
        msg: 'the instalments of an assignment were not invoiced',
        assignment: id,
      })
    }
  }
  if (failed > 0) throw new Error(`of ${failed} assignments the instalments were not invoiced`)
}

async function invoiceAssignment(ctx: Ctx, id: string): Promise<void> {
  const invoices = await transaction(ctx, async tx => {
    const assignment = await lockAssignment(tx, id)
    if (!assignment || !assignmentStatus(assignment.status).isBilled) return []
    const agreed = await readAgreed(tx, assignment)
    return finaliseAll(ctx, tx, await draftDueInstalments(ctx, tx, { assignment, agreed, at: 'day' }))
  })
  for (const invoice of invoices) await tryStoreInvoicePdf(ctx, invoice)
}
