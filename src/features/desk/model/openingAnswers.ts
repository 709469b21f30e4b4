import {
  dayName,
  type Opening,
  openingState,
  openingsOf,
  weekdayLabel,
  weekdayOf,
} from '@/features/company/model/openingDays'
import { openingLines } from '@/features/company/model/openingHours'
import { addDays, dayOf } from '@/platform/time/day'
import type { DeskFacts } from './facts'
import { type AskedTime, askedTime, type Question } from './question'

/** `We zijn nu open, tot 18:00.` or `Nu dicht. Morgen open vanaf 09:00.` */
export function openSentence({ hours }: DeskFacts, now: Date): string {
  const state = openingState(now, hours)
  if (state.isOpen) return `We zijn nu open, tot ${state.until}.`
  if (!state.next) return 'We zijn nu dicht.'
  return `Nu dicht. ${capital(dayName(state.next.day, dayOf(now)))} open vanaf ${state.next.opens}.`
}

export function isOpenNow({ hours }: DeskFacts, now: Date): boolean {
  return openingState(now, hours).isOpen
}

/** `ma-vr 09:00-18:00, za 10:00-16:00` */
export function hoursSentence({ hours }: DeskFacts): string {
  const lines = openingLines([...hours.times]).map(({ days, hours: times }) => `${days} ${times}`)
  return lines.length > 0 ? `Open: ${lines.join(', ')}.` : ''
}

export type DayAnswer = { text: string; isClosed: boolean }

/** Whether it is open on the day, and at the time, that a question names; null when it names none. */
export function dayAnswer(question: Question, facts: DeskFacts, now: Date): DayAnswer | null {
  const asked = askedTime(question, now)
  const days = askedDays(asked, now)
  if (days.length === 0 && asked.times.length > 0) return dayAnswerOn([dayOf(now)], asked, facts, now)
  return days.length === 0 ? null : dayAnswerOn(days, asked, facts, now)
}

function askedDays({ weekdays, day }: AskedTime, now: Date): string[] {
  const today = dayOf(now)
  const week = [0, 1, 2, 3, 4, 5, 6].map(ahead => addDays(today, ahead))
  if (day && weekdays.includes(weekdayOf(day))) return [day]
  return week.filter(each => weekdays.includes(weekdayOf(each))).sort((a, b) => weekdayOf(a) - weekdayOf(b))
}

function dayAnswerOn(days: string[], asked: AskedTime, { hours }: DeskFacts, now: Date): DayAnswer {
  const openings = days.flatMap(day => openingsOf(day, hours))
  const label = labelOf(days, now)
  if (openings.length === 0) return { text: `${capital(label)} zijn we dicht.`, isClosed: true }
  const times = asked.times.length > 0 ? asked.times : timesOfPart(asked.partOfDay)
  const isAt = (time: string) => openings.some(each => each.opens <= time && time < each.closes)
  const fits = times.filter(isAt)
  const said = asked.times.length > 0 ? ` om ${fits[0] ?? readingOf(times, openings)}` : partLabel(asked)
  const when = hoursOfDays(days, openings)
  if (times.length === 0) return { text: `${capital(label)} zijn we open ${when}.`, isClosed: false }
  if (fits.length > 0) return { text: `Ja, ${label}${said} zijn we open: ${when}.`, isClosed: false }
  return { text: `${capital(label)}${said} zijn we dicht. We zijn dan open ${when}.`, isClosed: true }
}

/** Of two readings of a clock, the one nearest to the opening hours. */
function readingOf(times: readonly string[], openings: Opening[]): string {
  const [early = '', late = early] = times
  const [first] = openings
  return first && minutes(first.opens) - minutes(early) <= minutes(late) - minutes(first.closes)
    ? early
    : late
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const PARTS = { morning: ['09:30'], afternoon: ['14:00'], evening: ['20:00'] } as const
const timesOfPart = (part: AskedTime['partOfDay']): readonly string[] => (part ? PARTS[part] : [])
const partLabel = ({ partOfDay }: AskedTime) =>
  partOfDay === 'evening'
    ? ' ’s avonds'
    : partOfDay === 'morning'
      ? ' ’s ochtends'
      : partOfDay
        ? ' ’s middags'
        : ''

function labelOf(days: string[], now: Date): string {
  const [first = '', ...others] = days
  if (others.length === 0) {
    const name = dayName(first, dayOf(now))
    return name === 'vandaag' || name === 'morgen' ? name : `op ${weekdayLabel(weekdayOf(first))}`
  }
  return others.length === 4
    ? 'op werkdagen'
    : `op ${days.map(day => weekdayLabel(weekdayOf(day))).join(' en ')}`
}

function hoursOfDays(days: string[], openings: Opening[]): string {
  const lines = days.map(day => {
    const ofDay = openings.filter(each => each.day === day)
    return { day, times: ofDay.map(({ opens, closes }) => `van ${opens} tot ${closes}`).join(' en ') }
  })
  const distinct = [...new Set(lines.map(({ times }) => times))]
  if (distinct.length === 1) return distinct[0] ?? ''
  return lines.map(({ day, times }) => `${weekdayLabel(weekdayOf(day))} ${times || 'niet'}`).join(', ')
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
