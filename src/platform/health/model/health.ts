import { capitalised } from '@/platform/text/format'
import { formatMoment } from '@/platform/time/zone'

export const HEALTH_PATH = '/admin/toestand'

/** The worst first. `unknown`: it could not be read here, which is no fault by itself. */
export const LEVELS = [
  { value: 'bad', label: 'Niet in orde', tone: 'red' },
  { value: 'warning', label: 'Let op', tone: 'amber' },
  { value: 'unknown', label: 'Onbekend', tone: 'grey' },
  { value: 'good', label: 'In orde', tone: 'green' },
] as const

export type Level = (typeof LEVELS)[number]['value']

/** `text` is for staff. `newestAt` is when the newest of what is bad turned bad, where that can be told. */
export type Reading = { level: Level; text: string; newestAt?: Date }

export type HealthGroup = 'server' | 'work' | 'queues'

/** `href` is where staff can do something about it. */
export type CheckReading = Reading & { key: string; label: string; group: HealthGroup; href?: string }

/** Moments from which work is due: `oldest` of the first, which may still come, and `newestLate` of the last that is late. */
export type QueueSize = { waiting: number; oldest: Date | null; newestLate: Date | null }

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const GB = 1024 ** 3

const UNITS = [
  { ms: DAY, from: 2 * DAY, one: 'dag', more: 'dagen' },
  { ms: HOUR, from: 2 * HOUR, one: 'uur', more: 'uur' },
  { ms: MINUTE, from: 2 * MINUTE, one: 'minuut', more: 'minuten' },
]
const SECONDS = { ms: SECOND, from: 0, one: 'seconde', more: 'seconden' }

/** `3 uur`, rounded down to a unit of which there are at least two. */
export function durationText(ms: number): string {
  const unit = UNITS.find(each => ms >= each.from) ?? SECONDS
  const count = Math.max(0, Math.floor(ms / unit.ms))
  return `${count} ${count === 1 ? unit.one : unit.more}`
}

/** Bad once the oldest waits longer than `lateAfter` milliseconds. */
export function queueReading(size: QueueSize, lateAfter: number, now: Date): Reading {
  const { waiting, oldest, newestLate } = size
  if (waiting === 0 || !oldest) return { level: 'good', text: 'Niets wacht' }
  const count = `${waiting} ${waiting === 1 ? 'wacht' : 'wachten'}`
  const age = now.getTime() - oldest.getTime()
  if (age < 0)
    return { level: 'good', text: `${count}, de eerste is over ${durationText(-age)} aan de beurt` }
  const text = `${count}, de oudste ${durationText(age)}`
  if (age <= lateAfter) return { level: 'good', text }
  return { level: 'bad', text, newestAt: new Date((newestLate ?? oldest).getTime() + lateAfter) }
}

/** What the worker wrote last. `job` is what it was at work on then. */
export type Heartbeat = { seenAt: Date; job: string | null; jobSince: Date | null }

export const BEAT_EVERY_MS = 15 * SECOND
const SILENT_AFTER_MS = 90 * SECOND
const STUCK_AFTER_MS = 15 * MINUTE

export function workerReading(beat: Heartbeat | null, now: Date): Reading {
  if (!beat) return { level: 'bad', text: 'Heeft nog nooit gewerkt' }
  const silent = now.getTime() - beat.seenAt.getTime()
  if (silent > SILENT_AFTER_MS) return { level: 'bad', text: `Werkt al ${durationText(silent)} niet` }
  const busy = beat.jobSince ? now.getTime() - beat.jobSince.getTime() : 0
  if (beat.job && busy > STUCK_AFTER_MS)
    return { level: 'bad', text: `Hangt al ${durationText(busy)} in ‘${beat.job}’` }
  return { level: 'good', text: `Werkt, ${durationText(Math.max(0, silent))} geleden gezien` }
}

/** `madeAt` is when the backup was made; null once what was restored is released. */
export function restoreReading(hold: { madeAt: Date; mails: number } | null): Reading | null {
  if (!hold) return null
  const mails = hold.mails === 1 ? '1 mail is' : `${hold.mails} mails zijn`
  return {
    level: 'bad',
    text: `Deze site is teruggezet uit de back-up van ${formatMoment(hold.madeAt)}: ${mails} vastgehouden en de taken op de achtergrond wachten. Ga na wat sindsdien is verstuurd, en geef de site vrij met ‘npm run restore -- --release’`,
  }
}

/** A scheduled job that failed since it last succeeded. */
export type FailingJob = { name: string; failures: number; failingSince: Date; error: string }

const FAILING_AFTER_MS = 10 * MINUTE

/** One failure can be an interruption; a job that keeps failing is a fault. */
export function jobsReading(failing: readonly FailingJob[], now: Date): Reading {
  if (failing.length === 0) return { level: 'good', text: 'Alle taken zijn de laatste keer gelukt' }
  const texts = failing.map(({ name, failures, error }) => `‘${name}’ mislukte ${failures}× (${error})`)
  const isLasting = failing.some(
    ({ failures, failingSince }) => failures > 1 && now.getTime() - failingSince.getTime() > FAILING_AFTER_MS,
  )
  return { level: isLasting ? 'bad' : 'warning', text: texts.join(', ') }
}

export type SentMail = {
  lastSentAt: Date | null
  /** Given up in the last 24 hours, and of these since the last mail that went out. */
  failed: number
  failedSinceSent: number
}

const MANY_FAILED = 3

export function mailReading({ lastSentAt, failed, failedSinceSent }: SentMail, now: Date): Reading {
  const last = lastSentAt
    ? `laatste mail ${durationText(now.getTime() - lastSentAt.getTime())} geleden verstuurd`
    : 'nog geen mail verstuurd'
  if (failed === 0) return { level: 'good', text: capitalised(last) }
  const text = `${failed} mislukt in de laatste 24 uur, ${last}`
  return { level: failedSinceSent >= MANY_FAILED ? 'bad' : 'warning', text }
}

export type Space = { free: number; total: number }

/** The site stops writing well before nothing is left. Bytes. */
export function diskReading({ free, total }: Space): Reading {
  const text = `${(free / GB).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} GB vrij van ${Math.round(total / GB)} GB`
  if (free < 0.5 * GB || free / total < 0.05) return { level: 'bad', text }
  return { level: free < 2 * GB || free / total < 0.1 ? 'warning' : 'good', text }
}

const FULL = 0.2 * GB

/** A site answers as long as anything can be written: a disk that fills up is mailed about well before. */
export const isDiskFull = ({ free }: Space): boolean => free < FULL

/** Null where the certificate cannot be read. */
export function certificateReading(validUntil: Date | null, now: Date): Reading {
  if (!validUntil) return { level: 'unknown', text: 'Vanaf hier niet te lezen' }
  const left = validUntil.getTime() - now.getTime()
  if (left <= 0) return { level: 'bad', text: 'Verlopen' }
  const text = `Nog ${durationText(left)} geldig`
  if (left < 7 * DAY) return { level: 'bad', text }
  return { level: left < 21 * DAY ? 'warning' : 'good', text }
}

/** `at` is when it last succeeded. `goodFor` in milliseconds. */
export function ageReading(at: Date | null, goodFor: number, now: Date): Reading {
  if (!at) return { level: 'bad', text: 'Nog nooit' }
  const age = now.getTime() - at.getTime()
  return { level: age > goodFor ? 'bad' : 'good', text: `${durationText(age)} geleden` }
}

/** What went well before and fails now: it is not late yet, and somebody should look. */
export const withFailure = ({ level, text }: Reading, reason: string): Reading => ({
  level: level === 'good' ? 'warning' : level,
  text: `${text}. De laatste keer mislukte: ${reason}`,
})

/** How many checks ask for attention, in words. */
export function summaryText(readings: readonly Pick<Reading, 'level'>[]): string {
  const count = (level: Level) => readings.filter(each => each.level === level).length
  const [bad, warnings] = [count('bad'), count('warning')]
  const parts = [
    bad > 0 && (bad === 1 ? '1 onderdeel is niet in orde' : `${bad} onderdelen zijn niet in orde`),
    warnings > 0 &&
      (warnings === 1 ? '1 onderdeel vraagt aandacht' : `${warnings} onderdelen vragen aandacht`),
  ].filter(Boolean)
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Alles is in orde.'
}
