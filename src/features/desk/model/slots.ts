import { Temporal } from 'temporal-polyfill'
import { areAllAway, type Closures } from '@/features/company/model/closures'
import type { OpeningTime } from '@/features/company/model/openingHours'
import { afterOpeningTime, openingsOn } from '@/features/company/model/openingTime'
import { ZONE } from '@/platform/time/zone'

export type SlotRules = {
  /** How long an appointment takes. */
  minutes: number
  /** Hours that the agency is open, between asking and the appointment. */
  leadHours: number
  /** How far ahead somebody can choose. */
  weeks: number
}

export type Agenda = {
  times: OpeningTime[]
  closures: Closures
  /** Ids of staff who take appointments. One of them being there is enough. */
  hosts: string[]
  booked: { start: Date; end: Date }[]
  rules: SlotRules
}

export type Slot = { start: Date; end: Date; isFree: boolean }

/** `day` in Amsterdam, `2026-11-27`. */
export type SlotDay = { day: string; slots: Slot[] }

/** Every day on which a moment is still free, with its taken moments. In order. */
export function slotDays(now: Date, agenda: Agenda): SlotDay[] {
  const { closures, hosts, rules, times } = agenda
  const earliest = afterOpeningTime(now, rules.leadHours * 60, times, closures.agency).getTime()
  return daysAhead(now, rules.weeks)
    .filter(day => !areAllAway(day, hosts, closures.absences))
    .map(day => ({ day, slots: slotsOn(day, agenda).filter(({ start }) => start.getTime() >= earliest) }))
    .filter(({ slots }) => slots.some(({ isFree }) => isFree))
}

function daysAhead(now: Date, weeks: number): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE).toPlainDate()
  return Array.from({ length: weeks * 7 + 1 }, (_, days) => today.add({ days }).toString())
}

function slotsOn(day: string, { times, closures, booked, rules }: Agenda): Slot[] {
  const length = rules.minutes * 60_000
  return openingsOn(day, times, closures.agency).flatMap(({ from, to }) =>
    Array.from({ length: Math.floor((to - from) / length) }, (_, place) => {
      const [start, end] = [new Date(from + place * length), new Date(from + (place + 1) * length)]
      return { start, end, isFree: !booked.some(taken => taken.start < end && taken.end > start) }
    }),
  )
}

export function freeSlots(days: SlotDay[]): Slot[] {
  return days.flatMap(({ slots }) => slots).filter(({ isFree }) => isFree)
}

export function findFreeSlot(days: SlotDay[], start: Date): Slot | null {
  return freeSlots(days).find(slot => slot.start.getTime() === start.getTime()) ?? null
}

/** The free ones around a moment, in the order of the clock. */
export function nearestSlots(days: SlotDay[], wanted: Date, count: number): Slot[] {
  const distance = ({ start }: Slot) => Math.abs(start.getTime() - wanted.getTime())
  return freeSlots(days)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .sort((a, b) => a.start.getTime() - b.start.getTime())
}
