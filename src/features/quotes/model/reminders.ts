import type { OpeningDays } from '@/features/company/model/openingDays'
import { openingsOn } from '@/features/company/model/openingTime'
import { addDays, dayOf, startOfDay } from '@/platform/time/day'

export type ReminderKind = 'unanswered' | 'expires'

/** A quote that was sent before a moment, and expires on a day at the latest. */
export type DueReminder = { kind: ReminderKind; today: string; sentBefore: string; expiresBy: string }

const UNANSWERED_DAYS = 3
const EXPIRES_DAYS = 2

/** As far back and ahead as days are looked at. */
export const MAX_CLOSED_DAYS = 60

/**
 * Which quotes to remind of now, that of the expiry first: who gets it needs no other. None while the agency is closed.
 * After three business days without an answer, and two days before the last one, or before the closed days that this
 * falls on.
 */
export function dueReminders(now: Date, { times, closed }: OpeningDays): DueReminder[] {
  const today = dayOf(now)
  const [opening] = openingsOn(today, times, closed)
  if (!opening || now.getTime() < opening.from) return []
  const isOpen = (day: string) => openingsOn(day, times, closed).length > 0
  const expiresBy = addDays(openDay(today, 1, 1, isOpen), EXPIRES_DAYS - 1)
  const unansweredSince = openDay(today, UNANSWERED_DAYS - 1, -1, isOpen)
  return [
    { kind: 'expires', today, expiresBy, sentBefore: startOfDay(today).toISOString() },
    { kind: 'unanswered', today, expiresBy, sentBefore: startOfDay(unansweredSince).toISOString() },
  ]
}

/** The day that lies so many open days further, `step` days at a time: 1 ahead, -1 back. */
export function openDay(from: string, count: number, step: 1 | -1, isOpen: (day: string) => boolean): string {
  let [day, left] = [from, count]
  for (let tried = 0; left > 0 && tried < MAX_CLOSED_DAYS; tried++) {
    day = addDays(day, step)
    if (isOpen(day)) left -= 1
  }
  return day
}
