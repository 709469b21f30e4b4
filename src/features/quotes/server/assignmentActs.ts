import * as z from 'zod/mini'
import {
  creditInTransaction,
  finaliseInvoice,
  lockWithOwner,
  tryStoreInvoicePdf,
} from '@/features/billing/server/public'
import type { OrderLine } from '@/features/orders/model/orderLines'
import { startAgreedOrder } from '@/features/orders/server/public'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database, type Tx, transaction } from '@/platform/db/transaction'
import { fieldErrors, requiredLine } from '@/platform/forms/fields'
import { calculateTotals } from '@/platform/money/tax'
import { dayOf } from '@/platform/time/day'
import { type AssignmentStatus, assignmentStatus } from '../model/assignment'
import type { AssignmentResult } from '../model/console'
import { toOrderLine } from '../model/quoteLines'
import {
  type Assignment,
  findDueInstalments,
  listInstalments,
  lockAssignment,
  updateAssignmentStatus,
} from './assignmentRepository'
import { findAcceptance, findEdition } from './editionRepository'
import { type Agreed, draftDueInstalments } from './instalments'
import { boughtItems } from './quotePaper'

const UNDERWAY: AssignmentStatus = 'underway'
const DELIVERED: AssignmentStatus = 'delivered'

/** Of a private person who did not ask for it, not before the days to withdraw are over. */
export async function startAssignment(ctx: Ctx, quote: string): Promise<AssignmentResult> {
  requireOperator(ctx)
  return transaction(ctx, async tx => {
    const assignment = await lockAssignment(tx, quote)
    if (!assignment) return { kind: 'notFound' }
    if (!assignmentStatus(assignment.status).mayStart) return { kind: 'closed' }
    if (waits(assignment, ctx)) return { kind: 'waits' }
    await updateAssignmentStatus(ctx, tx, assignment.id, { status: UNDERWAY })
    await recordEvent(ctx, tx, { collection: 'quotes', id: quote }, { code: 'assignment.started' })
    return { kind: 'started' }
  })
}

const waits = ({ startsOn }: Assignment, ctx: Ctx) => startsOn !== null && startsOn > dayOf(ctx.now())

/** Invoices what is due at delivery, and has what is paid every month or year run from today. Once. */
export async function deliverAssignment(ctx: Ctx, quote: string): Promise<AssignmentResult> {
  requireOperator(ctx)
  const done = await transaction(ctx, async (tx): Promise<AssignmentResult | { invoices: string[] }> => {
    const assignment = await lockAssignment(tx, quote)
    if (!assignment) return { kind: 'notFound' }
    if (!assignmentStatus(assignment.status).isOpen) return { kind: 'closed' }
    if (waits(assignment, ctx)) return { kind: 'waits' }
    const agreed = await readAgreed(tx, assignment)
    await updateAssignmentStatus(ctx, tx, assignment.id, { status: DELIVERED, delivered: true })
    const order = await startRenewing(ctx, tx, assignment, agreed)
    const invoices = await draftDueInstalments(ctx, tx, { assignment, agreed, at: 'delivery' })
    const event = { code: 'assignment.delivered', order: order?.number ?? null } as const
    await recordEvent(ctx, tx, { collection: 'quotes', id: quote }, event)
    return { invoices: await finaliseAll(ctx, tx, [...invoices, ...(order ? [order.invoice] : [])]) }
  })
  if ('kind' in done) return done
  for (const invoice of done.invoices) await tryStoreInvoicePdf(ctx, invoice)
  return { kind: 'delivered' }
}

const STOPPED: AssignmentStatus = 'stopped'

const stopSchema = z.object({ reason: requiredLine('Schrijf waarom de opdracht stopt.', 300) })

/**
 * Credits what was invoiced of work that is not delivered, whole; also an acceptance that was a mistake is closed so. What
 * was paid of it must go back, and is shown as such with the invoices.
 */
export async function stopAssignment(ctx: Ctx, quote: string, input: unknown): Promise<AssignmentResult> {
  requireOperator(ctx)
  const parsed = stopSchema.safeParse(input)
  if (!parsed.success) return { kind: 'invalid', errors: fieldErrors(parsed.error.issues) }
  const { reason } = parsed.data
  const done = await transaction(ctx, async (tx): Promise<AssignmentResult | { credits: string[] }> => {
    const assignment = await lockAssignment(tx, quote)
    if (!assignment) return { kind: 'notFound' }
    if (!assignmentStatus(assignment.status).isOpen) return { kind: 'closed' }
    await updateAssignmentStatus(ctx, tx, assignment.id, { status: STOPPED })
    const event = { code: 'assignment.stopped', reason } as const
    await recordEvent(ctx, tx, { collection: 'quotes', id: quote }, event)
    return { credits: await creditAll(ctx, tx, assignment) }
  })
  if ('kind' in done) return done
  for (const credit of done.credits) await tryStoreInvoicePdf(ctx, credit)
  return { kind: 'stopped' }
}

/** What staff credited before stays as it is. */
async function creditAll(ctx: Ctx, tx: Tx, { id }: Assignment): Promise<string[]> {
  const invoices = (await listInstalments(tx.sql, id)).flatMap(({ invoice }) => invoice ?? [])
  // All of them before the first number is drawn: who pays one waits for that number.
  for (const invoice of invoices) await lockWithOwner(ctx, tx, invoice)
  const credits: string[] = []
  for (const invoice of invoices) {
    const result = await creditInTransaction(ctx, tx, invoice)
    if (result.kind === 'credited') credits.push(result.id)
  }
  return credits
}

async function readAgreed(tx: Pick<Tx, 'sql'>, { quote }: Assignment): Promise<Agreed> {
  const acceptance = await findAcceptance(tx.sql, quote)
  const edition = acceptance && (await findEdition(tx.sql, quote, acceptance.evidence.edition))
  if (!acceptance || !edition) throw new Error(`the assignment of quote ${quote} has no acceptance`)
  const { evidence } = acceptance
  return { edition: edition.content, evidence, items: boughtItems(edition.content, evidence.choices) }
}

async function startRenewing(ctx: Ctx, tx: Tx, assignment: Assignment, { evidence, items }: Agreed) {
  const lines = items.map(toOrderLine).filter((line): line is OrderLine => line !== null)
  const [first] = lines
  if (!first) return null
  return startAgreedOrder(ctx, tx, {
    ...{ customer: assignment.customer, buyer: evidence.customer, lines, amounts: calculateTotals(lines) },
    ...{ title: first.label, termsVersion: evidence.terms.general },
    processingVersion: evidence.terms.processing || null,
    ...{ agreement: assignment.id, day: dayOf(ctx.now()) },
  })
}

/** The last of a transaction: nobody else draws a number until the commit. */
async function finaliseAll(ctx: Ctx, tx: Tx, invoices: string[]): Promise<string[]> {
  for (const invoice of invoices) await finaliseInvoice(ctx, tx, invoice)
  return invoices
}

const BATCH_SIZE = 100

/** Instalments with a day of their own. Workers side by side make one invoice. */
export async function invoiceDueInstalments(ctx: Ctx): Promise<void> {
  const today = dayOf(ctx.now())
  for (const quote of await findDueInstalments(database(ctx).drizzle, today, BATCH_SIZE)) {
    const invoices = await transaction(ctx, async tx => {
      const assignment = await lockAssignment(tx, quote)
      if (!assignment || !assignmentStatus(assignment.status).isBilled) return []
      const agreed = await readAgreed(tx, assignment)
      return finaliseAll(ctx, tx, await draftDueInstalments(ctx, tx, { assignment, agreed, at: 'day' }))
    })
    for (const invoice of invoices) await tryStoreInvoicePdf(ctx, invoice)
  }
}
