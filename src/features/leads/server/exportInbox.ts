import { getOpeningDays } from '@/features/company/server/public'
import { requireOperator } from '@/platform/access/authority'
import { type CsvColumn, csvMoment, csvStream } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { sourceLabel } from '@/platform/forms/sources'
import { VAT_LABELS } from '@/platform/money/readings'
import { labelIn } from '@/platform/text/format'
import { duration } from '@/platform/time/deadline'
import { appointmentState } from '../model/appointmentState'
import type { InboxLead, InboxQuery } from '../model/inbox'
import { formatReference, kindLabel, leadStatus, serviceLabel } from '../model/lead'
import { LEAD_COLUMNS, type LeadColumn } from '../model/leadColumns'
import {
  isQuoteRequest,
  type OpenDays,
  PROMISE_FIGURES,
  type PromiseFigures,
  type QuoteOutcome,
  type QuoteWait,
  quoteWait,
  REQUEST_SOURCES,
} from '../model/quotePromise'
import { listInbox } from './inboxQueries'
import { findQuoteOutcomes, getQuotePromise } from './quotePromise'

const BATCH_SIZE = 500

const shown = (column: LeadColumn) => labelIn(LEAD_COLUMNS, column)

const CSV_COLUMNS: CsvColumn<ExportedLead>[] = [
  { heading: 'Nr.', cell: lead => formatReference(lead.number) },
  { heading: 'Ontvangen', cell: lead => csvMoment(lead.createdAt) },
  { heading: 'Soort', cell: ({ kind }) => (kind === 'configurator' ? 'Configurator' : kindLabel(kind)) },
  { heading: shown('source'), cell: lead => sourceLabel(lead.source) },
  { heading: 'Naam', cell: lead => lead.name },
  { heading: 'E-mail', cell: lead => lead.email },
  { heading: 'Telefoon', cell: lead => lead.phone },
  { heading: 'Bedrijf', cell: lead => lead.company },
  { heading: shown('service'), cell: lead => lead.service && serviceLabel(lead.service) },
  { heading: 'Afspraak', cell: lead => lead.appointmentAt && csvMoment(lead.appointmentAt) },
  {
    heading: 'Stand van de afspraak',
    cell: lead => lead.appointmentState && appointmentState(lead.appointmentState).label,
  },
  { heading: 'Onderwerp', cell: lead => lead.subject },
  { heading: shown('message'), cell: lead => lead.message },
  { heading: shown('status'), cell: lead => leadStatus(lead.status).label },
  { heading: shown('owner'), cell: lead => lead.owner?.name ?? null },
  { heading: 'Antwoord beloofd voor', cell: lead => csvMoment(lead.respondBy) },
  { heading: shown('nextStep'), cell: lead => lead.nextStep },
  { heading: `${shown('nextStep')} op`, cell: lead => lead.nextStepOn },
  { heading: 'Notities', cell: lead => lead.notes },
  { heading: 'Nr. van de klant', cell: lead => lead.reference },
  { heading: 'Offerte verstuurd', cell: ({ quote }) => quote && csvMoment(quote.quotedAt.toISOString()) },
  { heading: 'Gewacht op de offerte', cell: ({ wait }) => wait && duration(wait.ms) },
  { heading: PROMISE_FIGURES.keptShare, cell: ({ wait }) => wait && (wait.isKept ? 'ja' : 'nee') },
  {
    heading: PROMISE_FIGURES.accepted,
    cell: ({ quote }) => quote?.acceptedAt && csvMoment(quote.acceptedAt.toISOString()),
  },
  {
    heading: `Akkoord eenmalig (${VAT_LABELS.excl})`,
    cents: ({ quote }) => (quote?.acceptedAt ? quote.once : null),
  },
  {
    heading: `Akkoord per jaar (${VAT_LABELS.excl})`,
    cents: ({ quote }) => (quote?.acceptedAt ? quote.yearly : null),
  },
]

type ExportedLead = InboxLead & { quote: QuoteOutcome | null; wait: QuoteWait | null }

export function exportInbox(ctx: Ctx, query: InboxQuery): ReadableStream<Uint8Array> {
  requireOperator(ctx)
  return csvStream(
    () => CSV_COLUMNS,
    async after => {
      const { leads, next } = await listInbox(ctx, { ...query, after }, BATCH_SIZE)
      return { rows: await withQuotes(ctx, leads), next }
    },
  )
}

async function withQuotes(ctx: Ctx, leads: InboxLead[]): Promise<ExportedLead[]> {
  const [outcomes, days] = await Promise.all([findQuoteOutcomes(ctx, leads), getOpeningDays(ctx)])
  return leads.map(lead => {
    const quote = outcomes.get(lead.id) ?? null
    return { ...lead, quote, wait: quote && waitOf(lead, quote, days) }
  })
}

function waitOf({ kind, ...lead }: InboxLead, { quotedAt }: QuoteOutcome, days: OpenDays): QuoteWait | null {
  if (!isQuoteRequest(kind)) return null
  const [receivedAt, respondBy] = [new Date(lead.createdAt), new Date(lead.respondBy)]
  return quoteWait({ kind, receivedAt, respondBy }, quotedAt, days)
}

type MonthRow = { label: string; figures: PromiseFigures }

const waited = (ms: number | null) => (ms === null ? null : duration(ms))

const MONTH_COLUMNS: CsvColumn<MonthRow>[] = [
  { heading: shown('source'), cell: ({ label }) => label },
  { heading: PROMISE_FIGURES.requests, cell: ({ figures }) => String(figures.requests) },
  { heading: PROMISE_FIGURES.quotes, cell: ({ figures }) => String(figures.quotes) },
  { heading: PROMISE_FIGURES.accepted, cell: ({ figures }) => String(figures.accepted) },
  { heading: PROMISE_FIGURES.once, cents: ({ figures }) => figures.once },
  { heading: PROMISE_FIGURES.yearly, cents: ({ figures }) => figures.yearly },
  { heading: PROMISE_FIGURES.medianMs, cell: ({ figures }) => waited(figures.medianMs) },
  {
    heading: `${PROMISE_FIGURES.keptShare} (%)`,
    cell: ({ figures: { keptShare } }) => keptShare?.toString(),
  },
  { heading: PROMISE_FIGURES.openMs, cell: ({ figures }) => waited(figures.openMs) },
]

/** What the month picture says of quotes: a row for each source, and one for all together. */
export function exportMonth(ctx: Ctx, month: string): ReadableStream<Uint8Array> {
  return csvStream(
    () => MONTH_COLUMNS,
    async () => {
      const { sources, total } = await getQuotePromise(ctx, month)
      const rows = sources.map(({ source, figures }) => ({
        label: labelIn(REQUEST_SOURCES, source),
        figures,
      }))
      return { rows: [...rows, { label: 'Samen', figures: total }], next: null }
    },
  )
}
