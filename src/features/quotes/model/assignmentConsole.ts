import type { ChecklistItem } from '@/features/orders/model/checklist'
import type { AuditRow } from '@/platform/audit/model/events'
import type { ListQuery } from '@/platform/console/model/listQuery'
import type { AssignmentPlan, AssignmentStatus, AssignmentTab } from './assignment'
import type { QuoteWithdrawal } from './console'

export const ASSIGNMENTS_API = '/api/assignments-console'

export type AssignmentsQuery = ListQuery<AssignmentTab>

/** A line of the list. Amounts are cents without VAT, days as `2026-12-01`. */
export type AssignmentRow = {
  id: string
  title: string
  status: AssignmentStatus
  customer: string
  startsOn: string | null
  plannedFrom: string | null
  plannedUntil: string | null
  owner: string
  tasks: number
  tasksDone: number
  /** What is still to be invoiced. */
  unbilled: number
  /** The customer withdrew from the quote that it began with. */
  isWithdrawn: boolean
  /** The customer withdrew from extra work that staff still have to end. */
  hasWithdrawnExtra: boolean
}

export type AssignmentsPage = {
  rows: AssignmentRow[]
  next: string | null
  found: Record<AssignmentTab, number>
}

/** The four cards. `unbilled` is in cents without VAT. */
export type AssignmentStats = { underway: number; unplanned: number; late: number; unbilled: number }

export type AssignmentInstalment = {
  /** From 1. */
  sequence: number
  label: string
  excl: number
  incl: number
  /** Of its invoice; null until it is due. */
  invoice: string | null
  /** What of that invoice can still be credited, in cents with VAT. */
  toCredit: number
  /** Its customer withdrew from it: what is not invoiced yet never will be. */
  isWithdrawn: boolean
  /** Delivering today invoices it. */
  isDueAtDelivery: boolean
  /** The number of its quote. */
  quote: string
}

/** An assignment as its page shows it. */
export type AssignmentDetail = AssignmentPlan & {
  id: string
  title: string
  status: AssignmentStatus
  startsOn: string | null
  deliveredAt: string | null
  customer: { id: string; email: string }
  /** What was accepted, the quote that it began with first. */
  quotes: { id: string; number: string; withdrawal: QuoteWithdrawal | null }[]
  instalments: AssignmentInstalment[]
  checklist: ChecklistItem[]
  templates: { name: string; tasks: string }[]
  colleagues: { id: string; name: string }[]
  /** The order of what is paid every month or year, once it runs. */
  order: string | null
  /** What of it is chosen is paid every month or year. */
  renews: boolean
  events: AuditRow[]
}

/**
 * `waits`: the days to withdraw are not over, and a start at once was not asked for. `unbilled`: an instalment waits for its
 * day. `withdrawn`: its customer withdrew from all of it. `changed`: a colleague was first, and `now` is what they saved.
 * `dealtWith`: nothing that was withdrawn from waits for an end.
 */
export type AssignmentResult =
  | {
      kind:
        | 'started'
        | 'delivered'
        | 'ended'
        | 'deliveredUninvoiced'
        | 'stopped'
        | 'stoppedUncredited'
        | 'partEnded'
        | 'partEndedUncredited'
        | 'dealtWith'
        | 'saved'
        | 'waits'
        | 'closed'
        | 'unbilled'
        | 'withdrawn'
        | 'notFound'
    }
  | { kind: 'changed'; now: AssignmentPlan & { tasks: string[] } }
  | { kind: 'invalid'; errors: Record<string, string> }
