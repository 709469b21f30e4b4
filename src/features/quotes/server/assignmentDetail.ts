import { listOwners } from '@/features/leads/server/public'
import { findOrderByAgreement, findQuoteWithdrawal } from '@/features/orders/server/public'
import { requireOperator } from '@/platform/access/authority'
import { listEvents } from '@/platform/audit/auditLog'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { dayOf } from '@/platform/time/day'
import type { AssignmentDetail, AssignmentInstalment } from '../model/assignmentConsole'
import { isDue } from '../model/schedule'
import { listTemplates } from './assignmentChecklists'
import { findAssignment, listInstalments, type StoredInstalment } from './assignmentRepository'
import { findAcceptance } from './editionRepository'
import { listAssignmentQuotes } from './quoteRepository'

/** Everything that the page of an assignment shows; null for one that is not there. */
export async function getAssignmentDetail(ctx: Ctx, id: string): Promise<AssignmentDetail | null> {
  requireOperator(ctx)
  const db = database(ctx).drizzle
  const assignment = await findAssignment(db, id)
  if (!assignment) return null
  const [quotes, instalments, order, templates, colleagues, events] = await Promise.all([
    listAssignmentQuotes(db, assignment),
    listInstalments(db, id),
    findOrderByAgreement(db, id),
    listTemplates(ctx),
    listOwners(ctx, assignment.owner ?? undefined),
    listEvents(ctx, id),
  ])
  const acceptances = await Promise.all(quotes.map(quote => findAcceptance(db, quote.id)))
  const withdrawals = await Promise.all(quotes.map(quote => findQuoteWithdrawal(db, quote.id)))
  const { title, status, startsOn, deliveredAt, customer, email, checklist } = assignment
  const { owner, plannedFrom, plannedUntil } = assignment
  const numberOf = (quote: string) => quotes.find(each => each.id === quote)?.number ?? ''
  return {
    ...{ id, title, status, startsOn, deliveredAt, checklist, owner, plannedFrom, plannedUntil },
    ...{ customer: { id: customer, email }, order, colleagues },
    quotes: quotes.map((quote, index) => ({ ...quote, withdrawal: withdrawals[index] ?? null })),
    templates: templates.map(({ name, tasks }) => ({ name, tasks })),
    renews: acceptances.some(
      (each, index) => each && !withdrawals[index]?.isAccepted && renews(each.evidence.totals),
    ),
    instalments: instalments.map(each => ({
      ...toInstalment(each, dayOf(ctx.now())),
      quote: numberOf(each.quote),
    })),
    events: events.map(({ id: event, change, before, after, actorName, createdAt }) => ({
      ...{ id: event, change, before, after, actorName, createdAt },
    })),
  }
}

function toInstalment(
  { sequence, label, amounts, number, toCredit, isWithdrawn, moment, day, percent }: StoredInstalment,
  today: string,
): Omit<AssignmentInstalment, 'quote'> {
  const { excl, incl } = amounts
  const isDueAtDelivery =
    !number && !isWithdrawn && incl > 0 && isDue({ moment, day, percent }, { at: 'delivery', today })
  return { sequence, label, excl, incl, invoice: number, toCredit, isWithdrawn, isDueAtDelivery }
}

const renews = ({ monthly, yearly }: Record<'monthly' | 'yearly', { excl: number }>) =>
  monthly.excl + yearly.excl > 0
