import {
  dayName,
  type Opening,
  type OpeningDays,
  openingState,
  openingsAhead,
  timeOf,
  weekdayLabel,
  weekdayOf,
} from '@/features/company/model/openingDays'
import { dayOf, formatPlainDay } from '@/platform/time/day'

export const AS_SOON_AS_POSSIBLE = 'asap'

/** Part of a day on which the agency is open. Its value is its day and start: `2026-11-26T09:00`. */
export type CallbackWindow = Opening & { part: 'morning' | 'afternoon' }

export type CallbackChoice = { value: string; label: string }

const NOON = '12:00'
const SHOWN_WINDOWS = 4

/** What a page offers that is older than its visitor: no day stands in it. */
export const LASTING_CHOICES: readonly CallbackChoice[] = [
  { value: AS_SOON_AS_POSSIBLE, label: 'Zo snel mogelijk' },
  { value: 'morning', label: 'De eerstvolgende ochtend' },
  { value: 'afternoon', label: 'De eerstvolgende middag' },
]

/** Only what has yet to begin. In order. */
export function callbackWindows(now: Date, hours: OpeningDays): CallbackWindow[] {
  const [today, time] = [dayOf(now), timeOf(now)]
  return openingsAhead(now, hours)
    .flatMap(partsOf)
    .filter(({ day, opens }) => day > today || opens > time)
}

function partsOf({ day, opens, closes }: Opening): CallbackWindow[] {
  const morning = { day, opens, closes: closes < NOON ? closes : NOON, part: 'morning' as const }
  const afternoon = { day, opens: opens > NOON ? opens : NOON, closes, part: 'afternoon' as const }
  return [morning, afternoon].filter(part => part.opens < part.closes)
}

export function callbackChoices(now: Date, hours: OpeningDays): CallbackChoice[] {
  const windows = callbackWindows(now, hours).slice(0, SHOWN_WINDOWS)
  const choices = windows.map(window => ({ value: windowValue(window), label: windowLabel(window, now) }))
  return [{ value: AS_SOON_AS_POSSIBLE, label: soonLabel(now, hours) }, ...choices]
}

const windowValue = ({ day, opens }: CallbackWindow) => `${day}T${opens}`

export function windowLabel({ day, opens, closes }: CallbackWindow, now: Date): string {
  return `${capital(dayName(day, dayOf(now)))} tussen ${opens} en ${closes}`
}

/** `Vrijdag 27 november 2026 tussen 09:00 en 12:00`, for who reads it on another day. */
export function windowText({ day, opens, closes }: Opening): string {
  return `${capital(weekdayLabel(weekdayOf(day)))} ${formatPlainDay(day)} tussen ${opens} en ${closes}`
}

function soonLabel(now: Date, hours: OpeningDays): string {
  const state = openingState(now, hours)
  if (state.isOpen || !state.next) return 'Zo snel mogelijk'
  return `${capital(dayName(state.next.day, dayOf(now)))} zo snel mogelijk`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The window that was chosen; `asap` for as soon as possible; null when that moment is not, or no longer, on offer. */
export function findWindow(
  value: string,
  now: Date,
  hours: OpeningDays,
): CallbackWindow | typeof AS_SOON_AS_POSSIBLE | null {
  if (value === AS_SOON_AS_POSSIBLE) return AS_SOON_AS_POSSIBLE
  const windows = callbackWindows(now, hours)
  return windows.find(window => windowValue(window) === value || window.part === value) ?? null
}
