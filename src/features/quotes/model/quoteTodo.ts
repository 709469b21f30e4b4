import type { OpeningDays } from '@/features/company/model/openingDays'
import { openingsOn } from '@/features/company/model/openingTime'
import { addDays, dayOf, formatPlainDay } from '@/platform/time/day'
import { type AssignmentStatus, assignmentStatus } from './assignment'
import { type QuoteStatus, quoteStatus } from './quoteStatus'
import { openDay } from './reminders'

/** How a quote stands. Moments are ISO strings, days `2026-12-01`. */
export type QuoteFacts = {
  standing: QuoteStatus
  updatedAt: string
  sentAt: string | null
  validUntil: string | null
  /** Of the newest edition. */
  openedAt: string | null
  /** A question, or a wish for a change or more time, that nobody answered yet. */
  askedAt: string | null
  /** The work that it became; null as long as it is not accepted. */
  work: { status: AssignmentStatus; plannedFrom: string | null } | null
  /** Its customer withdrew from it. */
  isWithdrawn: boolean
}

export type QuoteTodo = { label: string; tone: 'red' | 'amber' }

/** `backBy`: what was left alone on this day or before waits for a business day. */
export type TodoDays = { today: string; backBy: string }

const EXPIRES_WITHIN_DAYS = 3

/** On a closed day as on the next open one. */
export function todoDays(now: Date, { times, closed }: OpeningDays): TodoDays {
  const isOpen = (day: string) => openingsOn(day, times, closed).length > 0
  const today = dayOf(now)
  return { today, backBy: openDay(today, 1, -1, isOpen) }
}

/** What staff do next about a quote, the most urgent first; null when it is not their turn. */
export function quoteTodo(facts: QuoteFacts, days: TodoDays): QuoteTodo | null {
  const { standing, updatedAt, askedAt, work, isWithdrawn } = facts
  const { awaitsAnswer, isWon, acceptedBy } = quoteStatus(standing)
  if (isWon) return toPlan(work) && !isWithdrawn ? { label: 'Werk inplannen', tone: 'amber' } : null
  if (standing === 'draft')
    return dayOf(new Date(updatedAt)) <= days.backBy ? { label: 'Afmaken en versturen', tone: 'amber' } : null
  // Of an expired one, somebody asks for more time.
  if (askedAt && acceptedBy.includes('staff')) return { label: 'Vraag beantwoorden', tone: 'red' }
  return awaitsAnswer ? followUp(facts, days) : null
}

function followUp({ sentAt, validUntil, openedAt }: QuoteFacts, { today, backBy }: TodoDays) {
  if (validUntil !== null && validUntil <= addDays(today, EXPIRES_WITHIN_DAYS))
    return { label: `Verloopt op ${formatPlainDay(validUntil)}`, tone: 'amber' } as const
  const isLate = sentAt !== null && dayOf(new Date(sentAt)) < backBy
  return isLate && !openedAt ? ({ label: 'Nog niet geopend: bel even', tone: 'amber' } as const) : null
}

const toPlan = (work: QuoteFacts['work']) =>
  work !== null && assignmentStatus(work.status).mayStart && work.plannedFrom === null
