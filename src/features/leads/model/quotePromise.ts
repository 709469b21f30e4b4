import type { ClosedDays } from '@/features/company/model/closures'
import type { OpeningTime } from '@/features/company/model/openingHours'
import { respondBy, timeOnOpenDays } from '@/features/company/model/openingTime'
import { VAT_LABELS } from '@/platform/money/readings'
import { labelIn } from '@/platform/text/format'
import { LEAD_CHANNELS, type LeadChannel } from './inbox'
import type { LeadKind } from './lead'

/** Who sends one of these is promised a quote. */
export const QUOTE_REQUEST_KINDS = ['quote', 'ads', 'configurator'] as const

export type QuoteRequestKind = (typeof QUOTE_REQUEST_KINDS)[number]

export const isQuoteRequest = (kind: LeadKind | 'configurator'): kind is QuoteRequestKind =>
  QUOTE_REQUEST_KINDS.some(each => each === kind)

const channel = <Value extends LeadChannel>(value: Value) => ({ value, label: labelIn(LEAD_CHANNELS, value) })

/** Where somebody asked for a quote. */
export const REQUEST_SOURCES = [
  { value: 'form', label: 'Formulier' },
  { value: 'region', label: 'Regiopagina' },
  { value: 'article', label: 'Artikel' },
  channel('ads'),
  channel('configurator'),
  channel('chat'),
] as const

export type RequestSource = (typeof REQUEST_SOURCES)[number]['value']

/** The sources that forms on these pages send along. */
export type SourcePages = { regions: readonly string[]; articles: readonly string[] }

/** A page that is gone counts as any other form. */
export function requestSource(
  { kind, source }: { kind: QuoteRequestKind; source: string | null },
  { regions, articles }: SourcePages,
): RequestSource {
  if (kind !== 'quote') return kind
  if (!source) return 'form'
  if (source === 'chat') return source
  if (regions.includes(source)) return 'region'
  return articles.includes(source) ? 'article' : 'form'
}

export type OpenDays = { times: readonly OpeningTime[]; closed: readonly ClosedDays[] }

type Asked = { kind: QuoteRequestKind; receivedAt: Date; respondBy: Date | null }

/** What became of the quote of a request. Amounts are in cents without VAT, `yearly` of the first year. */
export type QuoteOutcome = {
  quotedAt: Date
  acceptedAt: Date | null
  once: number
  yearly: number
}

/** Who answers an advertisement is called within the hour, and quoted like anybody else. */
function quoteDeadline({ kind, receivedAt, respondBy: promised }: Asked, { times, closed }: OpenDays): Date {
  return kind !== 'ads' && promised ? promised : respondBy(receivedAt, times, closed)
}

export type QuoteWait = { ms: number; isKept: boolean }

/** The clock ends with the first quote that was sent. `ms` leaves out days on which the agency is closed. */
export function quoteWait(asked: Asked, quotedAt: Date, days: OpenDays): QuoteWait {
  const ms = timeOnOpenDays(asked.receivedAt, quotedAt, days.times, days.closed)
  return { ms, isKept: quotedAt <= quoteDeadline(asked, days) }
}

/**
 * How the promise of a quote was kept for what was asked in a month. `keptShare`, in whole percents, is of the requests that
 * were quoted or should have been. `openMs` is the longest that somebody without a quote waits, of those who can expect one.
 */
export type PromiseFigures = {
  requests: number
  quotes: number
  accepted: number
  once: number
  yearly: number
  medianMs: number | null
  keptShare: number | null
  openMs: number | null
}

export const PROMISE_FIGURES: Record<keyof PromiseFigures, string> = {
  ...{ requests: 'Aanvragen', quotes: 'Offertes', accepted: 'Akkoord' },
  ...{ once: `Eenmalig, ${VAT_LABELS.excl}`, yearly: `Per jaar, ${VAT_LABELS.excl}` },
  ...{ medianMs: 'Helft had de offerte binnen', keptShare: 'Belofte gehaald' },
  openMs: 'Wacht het langst',
}

export type Counted = {
  requests: number
  quoted: readonly (Asked & QuoteOutcome)[]
  /** Without a quote, while they can expect one. */
  open: readonly Asked[]
}

export function promiseFigures(
  { requests, quoted, open }: Counted,
  days: OpenDays,
  now: Date,
): PromiseFigures {
  const waits = quoted.map(each => quoteWait(each, each.quotedAt, days))
  const accepted = quoted.filter(each => each.acceptedAt)
  const due = waits.length + open.filter(each => now > quoteDeadline(each, days)).length
  const kept = waits.filter(each => each.isKept).length
  return {
    ...{ requests, quotes: quoted.length, accepted: accepted.length },
    once: accepted.reduce((sum, each) => sum + each.once, 0),
    yearly: accepted.reduce((sum, each) => sum + each.yearly, 0),
    medianMs: median(waits.map(each => each.ms)),
    keptShare: due === 0 ? null : Math.round((100 * kept) / due),
    openMs: longestWait(open, days, now),
  }
}

/** That of whoever asked first. */
function longestWait(open: readonly Asked[], { times, closed }: OpenDays, now: Date): number | null {
  if (open.length === 0) return null
  const first = Math.min(...open.map(({ receivedAt }) => receivedAt.getTime()))
  return timeOnOpenDays(new Date(first), now, times, closed)
}

/** The first wait that half of them had no longer, as for the first answer. */
function median(waits: number[]): number | null {
  const sorted = waits.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null
}

export type QuotePromise = {
  total: PromiseFigures
  sources: { source: RequestSource; figures: PromiseFigures }[]
}
